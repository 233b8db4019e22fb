import { openBackOffice } from './harness/back-office.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

test('a message that is typed on while its confirmation is prepared is not asked about until the next press', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Dashboard' });
  await desk.goto('/admin/messages/create');
  await desk.getByRole('combobox', { name: 'To' }).click();
  await desk.getByRole('option', { name: 'All customers' }).click();
  await desk.getByLabel('Title').first().fill('Maintenance');
  const text = desk.locator('.ProseMirror');
  await text.click();
  await desk.keyboard.type('We close at noon');
  const sent: string[] = [];
  desk.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });

  const url = /\/admin\/api\/messages\?/;
  const release = await holdRequests(desk, url);
  const asked = desk.waitForRequest(url);
  const answered = desk.waitForResponse(url);
  await desk.keyboard.press('Control+Enter');
  await asked;
  await desk.keyboard.type(' and open');
  release();
  await (await answered).finished();
  await desk.keyboard.type(' again at two');
  await expect(text).toHaveText('We close at noon and open again at two');
  const dialog = desk.getByRole('dialog', { name: 'Send this message?' });
  await expect(dialog).toHaveCount(0);

  await desk.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(sent.filter((path) => path.endsWith('/messages'))).toEqual([]);
  await desk.context().close();
});

test('a setting keeps the focus while it is saved, so that letters typed on are no shortcuts', async ({
  browser,
  server,
  operator,
}) => {
  const key = 'home_logo_height';
  const desk = await openBackOffice(browser, server);
  await desk.getByLabel('Search settings').fill(key);
  const row = desk.locator(`#setting-${key}`);
  const height = row.getByRole('textbox').first();
  const reason = row.getByLabel('Reason (optional)');
  const url = `**/admin/api/settings/${key}`;
  const { default: usual } = await operator.one('settings', key);
  for (const { value, why } of [
    { value: '30', why: '' },
    { value: '31', why: 'A little taller' },
  ]) {
    await height.fill(value);
    if (why !== '') await reason.fill(why);
    const release = await holdRequests(desk, url);
    const asked = desk.waitForRequest(url);
    await desk.keyboard.press('Enter');
    await asked;
    await expect(height).toBeFocused();
    await desk.keyboard.type('gd');
    await expect(height).toHaveValue(value);
    release();
    await expect(reason).toHaveCount(0);
    await expect(height).toHaveValue(value);
    await expect(height).toBeFocused();
    await expect(desk).toHaveURL(/\/admin\/settings/);
    await desk.unroute(url);
  }
  expect(await operator.one('settings', key)).toMatchObject({ value: '31' });
  await operator.change('settings', key, { value: usual });
  await desk.context().close();
});
