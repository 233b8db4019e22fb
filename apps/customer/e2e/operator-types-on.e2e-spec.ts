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
