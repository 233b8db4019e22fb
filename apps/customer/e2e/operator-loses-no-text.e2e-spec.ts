import { realCustomer } from '../../server/test/harness/real-customer.js';
import { openBackOffice } from './harness/back-office.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

test('an operator’s unsaved input is kept, offered again, and removed with the session', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Menus' });
  const drafts = (): Promise<string[]> =>
    desk.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('truemark.draft.')));
  const edit = async (): Promise<void> => {
    await desk.getByRole('tab', { name: 'User page' }).click();
    await desk.getByRole('row', { name: /Help/ }).getByRole('link', { name: 'Edit' }).click();
  };
  const name = desk.getByRole('textbox', { name: 'Name (English)' });
  const asks = desk.getByRole('dialog', { name: 'Leave without saving?' });
  const offer = desk.getByText('did not save it', { exact: false });
  const toNews = () => desk.getByRole('menuitem', { name: 'News' }).click();

  await edit();
  await name.fill('Help and more');
  await toNews();
  await asks.getByRole('button', { name: 'Stay here' }).click();
  await expect(name).toHaveValue('Help and more');
  await toNews();
  await asks.getByRole('button', { name: 'Leave, keep the draft' }).click();
  await expect(desk.getByRole('link', { name: 'New news item' })).toBeVisible();

  await desk.getByRole('menuitem', { name: 'Menus' }).click();
  await edit();
  await expect(offer).toBeVisible();
  await expect(name).toHaveValue('Help');
  await desk.getByRole('button', { name: 'Restore draft' }).click();
  await expect(name).toHaveValue('Help and more');
  // An icon chosen by name, and a page that the app does not have.
  await desk.getByRole('button', { name: 'Choose an icon' }).click();
  await desk.getByRole('searchbox', { name: 'Search icons' }).fill('supp');
  await desk.getByRole('button', { name: 'support' }).click();
  const path = desk.getByRole('combobox', { name: 'Goes to' });
  await path.fill('/mine/nothing');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('The customer app has no such page', { exact: false })).toBeVisible();
  await path.fill('/help');
  await desk.getByRole('button', { name: 'Save' }).click();
  const row = desk.getByRole('row', { name: /Help and more/ });
  await expect(row.getByRole('img', { name: 'support' })).toBeVisible();
  expect(await drafts()).toEqual([]);

  await desk
    .getByRole('row', { name: /Help and more/ })
    .getByRole('link', { name: 'Edit' })
    .click();
  await name.fill('Forgotten');
  await expect.poll(drafts).toHaveLength(1);
  await toNews();
  await asks.getByRole('button', { name: 'Leave and discard' }).click();
  await expect(desk.getByRole('link', { name: 'New news item' })).toBeVisible();
  expect(await drafts()).toEqual([]);

  await desk.getByRole('link', { name: 'New news item' }).click();
  await desk.getByLabel('Title', { exact: false }).first().fill('Half a sentence');
  await expect.poll(drafts).toHaveLength(1);
  await desk.getByRole('button', { name: 'Profile' }).click();
  await desk.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(desk.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await drafts()).toEqual([]);
});

test('text typed while a note on a customer is being sent stays', async ({ browser, server }) => {
  const { user } = await realCustomer(server);
  const desk = await openBackOffice(browser, server, { entry: /^Customers/ });
  await desk.goto(`/admin/customers/${user.id}/show`);
  const notes = desk.getByRole('article');
  const field = desk.getByLabel('New note');
  const add = `**/admin/api/customers/${user.id}/notes`;
  const release = await holdRequests(desk, add);
  await field.fill('He called.');
  let asked = desk.waitForRequest(add);
  await field.press('Control+Enter');
  await asked;
  await desk.keyboard.type(' The bank is slow.');
  release();
  await expect(notes).toHaveText(/^He called\.(?! The)/);
  await expect(field).toHaveValue('The bank is slow.');
  await desk.keyboard.press('Control+Enter');
  await expect(notes).toHaveCount(2);
  await expect(field).toHaveValue('');

  const edited = desk.getByRole('textbox', { name: 'Edit note' });
  const edit = `**/admin/api/customers/${user.id}/notes/*/edit`;
  const releaseEdit = await holdRequests(desk, edit);
  await desk.getByRole('button', { name: 'Edit note: He called.' }).click();
  await edited.fill('He called on Monday.');
  asked = desk.waitForRequest(edit);
  await edited.press('Control+Enter');
  await asked;
  await desk.keyboard.type(' And again on Friday.');
  releaseEdit();
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
  await expect(edited).toHaveValue('He called on Monday. And again on Friday.');
  await edited.press('Control+Enter');
  await expect(edited).toHaveCount(0);
  await expect(notes.filter({ hasText: 'He called on Monday. And again on Friday.' })).toHaveCount(1);
  await desk.context().close();
});
