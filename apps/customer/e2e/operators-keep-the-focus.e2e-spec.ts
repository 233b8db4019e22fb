import { testImage, upload } from '../../server/test/harness/pictures.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('Escape leaves a note, and the same shortcut blocks and unblocks a customer', async ({
  browser,
  server,
}) => {
  const { user } = await realCustomer(server);
  const desk = await openBackOffice(browser, server, { role: 'owner', nth: 0, entry: 'Customers' });
  await desk.goto(`/admin/customers/${user.id}/show`);
  await expect(desk.getByRole('heading', { name: 'Blocks' })).toBeVisible();
  const note = desk.getByLabel('New note');
  await desk.keyboard.press('n');
  await expect(note).toBeFocused();
  await desk.keyboard.type('Half a sentence');
  await desk.keyboard.press('Escape');
  await expect(note).not.toBeFocused();

  const dialog = desk.getByRole('dialog');
  await desk.keyboard.press('b');
  await expect(dialog).toBeVisible();
  await expect(note).toHaveValue('Half a sentence');
  await dialog.getByLabel('Reason').first().fill('A story');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByText(/A story/).first()).toBeVisible();
  await desk.keyboard.press('b');
  await expect(dialog.getByLabel('Note')).toBeFocused();
  await desk.keyboard.type('Confirmed by telephone');
  await expect(dialog.getByLabel('Note')).toHaveValue('Confirmed by telephone');
  await desk.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByText(/allowed again/i).first()).toBeVisible();
  await desk.context().close();
});

test('the focus follows to the page, and returns to a field after saving', async ({
  browser,
  server,
  operator,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'operator', entry: 'Settings' });
  await desk.getByLabel('Search settings').fill('home_logo_height');
  const height = desk.locator('#setting-home_logo_height').getByRole('textbox');
  await height.fill('30');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(/is saved$/)).toBeVisible();
  await expect(height).toHaveValue('30');
  await expect(height).toBeFocused();
  const { default: usual } = await operator.one('settings', 'home_logo_height');
  await operator.change('settings', 'home_logo_height', { value: usual });

  // The focused element disappears with its page.
  await desk.locator('#setting-home_logo_height').getByRole('button').first().focus();
  await desk.keyboard.press('g');
  await desk.keyboard.press('c');
  await expect(desk).toHaveURL(/\/customers/);
  await expect(desk.locator('#main-content')).toBeFocused();
  await desk.keyboard.press('Tab');
  await expect(desk.locator('#main-content :focus')).toHaveCount(1);
  await desk.context().close();
});

test('a list opened while its page is loading keeps the focus', async ({ browser, server }) => {
  const { client } = await realCustomer(server);
  const picture = async (): Promise<string> =>
    (await upload(client, await testImage().jpeg().toBuffer())).data.url;
  await client.take('/api/user/auth_junior_submit', {
    ...{ name: 'Ann Early', mobile: '+1 202 555 0124' },
    ...{ front_pic: await picture(), reverse_pic: await picture() },
  });
  const desk = await openBackOffice(browser, server, { role: 'owner', nth: 0, entry: /^Verifications/ });
  const row = desk.getByRole('row', { name: /Ann Early/ });
  await expect(row).toBeVisible();
  // Simulates a busy machine that draws no frame for a while.
  const frames = await desk.evaluateHandle(() => {
    const held: FrameRequestCallback[] = [];
    globalThis.requestAnimationFrame = (frame) => held.push(frame);
    return held;
  });
  await row.click();
  await expect(desk.getByRole('button', { name: 'Claim (c)' })).toBeVisible();
  await expect.poll(() => frames.evaluate((held) => held.length)).toBeGreaterThan(0);
  // The app notices a moment later that the focused element is gone.
  await desk.waitForTimeout(400);
  await desk.keyboard.press('1');
  await expect(desk.getByRole('listbox')).toBeVisible();
  await frames.evaluate((held) => {
    for (const frame of held.splice(0)) frame(performance.now());
  });
  await expect(desk.getByRole('listbox').locator(':focus')).toHaveCount(1);
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('listbox')).toHaveCount(0);
  await desk.context().close();
});

test('Escape leaves a field with its input, and the page’s shortcuts work again', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', nth: 0, entry: 'News' });
  await expect(desk.getByRole('link', { name: 'New news item' })).toHaveAttribute('aria-keyshortcuts', 'n');
  await desk.keyboard.press('n');
  await expect(desk).toHaveURL(/\/news\/create/);
  const title = desk.getByLabel('Title');
  await title.fill('Half a title');
  await desk.keyboard.press('Escape');
  await expect(title).not.toBeFocused();
  await expect(title).toHaveValue('Half a title');
  const text = desk.locator('.ProseMirror');
  await text.click();
  await desk.keyboard.type('Half a text');
  await desk.keyboard.press('Escape');
  await expect(text).not.toBeFocused();
  await expect(text).toHaveText('Half a text');

  // Keys go to the page while the sheet of keys fades out.
  const sheet = desk.getByRole('dialog', { name: 'Keys' });
  await desk.keyboard.press('?');
  await expect(sheet).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('/');
  await desk.keyboard.type('bennett');
  await expect(desk.getByRole('combobox', { name: 'Search everything' })).toHaveValue('bennett');
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.keyboard.press('g');
  await desk.keyboard.press('c');
  await desk.getByRole('button', { name: 'Leave and discard' }).click();
  await expect(desk).toHaveURL(/\/customers/);

  const list = desk.locator('main tbody tr');
  await expect(list.first()).toBeVisible();
  await desk.keyboard.press('e');
  const csv = desk.getByRole('menuitem', { name: 'CSV' });
  await expect(csv).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(csv).toHaveCount(0);
  await desk.context().close();
});
