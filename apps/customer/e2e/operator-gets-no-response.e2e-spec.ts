import { realCustomer } from '../../server/test/harness/real-customer.js';
import { openBackOffice } from './harness/back-office.js';
import { createWebhook } from './harness/create-webhook.js';
import { expect, test } from './harness/test.js';

test('a lost response is reported as possibly done', async ({ browser, server }) => {
  const { user } = await realCustomer(server);
  const desk = await openBackOffice(browser, server, { role: 'owner', nth: 0, entry: 'Customers' });
  await desk.goto(`/admin/customers/${user.id}/show`);
  await desk.route('**/notes', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await desk.getByLabel('New note').fill('Called back');
  await desk.getByRole('button', { name: 'Save note' }).click();
  await expect(desk.getByText('It may still have been done', { exact: false }).first()).toBeVisible();
  await expect(desk.getByLabel('New note')).toHaveValue('Called back');
  await desk.context().close();
});

test('a message about to be sent again after a lost response warns that the same was sent', async ({
  browser,
  server,
  operator,
}) => {
  const { user } = await realCustomer(server);
  const desk = await openBackOffice(browser, server, { entry: 'Messages' });
  await desk.getByRole('link', { name: 'New message' }).click();
  await desk.getByRole('combobox', { name: /^To/ }).click();
  await desk.getByRole('option', { name: 'One customer' }).click();
  await desk.getByRole('combobox', { name: 'Customer' }).fill(user.uid);
  await desk.getByRole('option', { name: user.uid }).click();
  await desk.getByLabel('Title', { exact: false }).first().fill('Sent but once');
  await desk.locator('[contenteditable="true"]').first().fill('Thank you, they are complete.');
  const dialog = desk.getByRole('dialog');
  const warning = dialog.getByText('You sent the same message to the same recipients', { exact: false });
  const ask = async (): Promise<void> => {
    await desk.getByRole('button', { name: 'Send …' }).click();
    await expect(dialog).toContainText('One customer receives it.');
  };
  const isMessages = (url: URL): boolean => url.pathname === '/admin/api/messages';
  await desk.route(isMessages, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await ask();
  await expect(warning).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByText('It may still have been done', { exact: false }).first()).toBeVisible();
  await ask();
  await expect(warning).toBeVisible();
  const sent = (await operator.list('messages', { range: [0, 49] })).filter(
    ({ customer_id: id }) => id === user.id,
  );
  expect(sent).toHaveLength(1);
  await desk.context().close();
});

test('whoever never received the secret of a webhook can ask for another one at once', async ({
  browser,
  server,
}) => {
  await createWebhook(server, 'Lost secret');
  const desk = await openBackOffice(browser, server, { role: 'owner', nth: 0, entry: 'Webhooks' });
  await desk.getByRole('cell', { name: 'Lost secret' }).click();
  await desk.route('**/webhooks/*/secret', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await desk.getByRole('button', { name: 'Show the secret' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show it' }).click();
  await expect(desk.getByText('It may still have been done', { exact: false }).first()).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Ask for another secret' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Show the secret' })).toHaveCount(0);
  await desk.context().close();
});

test('a read that fails leaves the page with what is typed; a record that was never loaded can be tried again', async ({
  browser,
  server,
}) => {
  const { user } = await realCustomer(server);
  const desk = await openBackOffice(browser, server, { role: 'owner', nth: 0, entry: 'Customers' });
  const summary = `**/admin/api/customers/${user.id}/summary*`;
  await desk.route(summary, (route) => route.fulfill({ status: 502 }));
  await desk.goto(`/admin/customers/${user.id}/show`);
  await expect(desk.getByRole('alert').filter({ hasText: 'This could not be loaded' })).toBeVisible();
  await desk.unroute(summary);
  await desk.getByRole('button', { name: 'Try again' }).click();
  const note = desk.getByLabel('New note');
  await note.fill('Called, and was called away');
  let failed = 0;
  await desk.route(summary, (route) => {
    failed += 1;
    return route.fulfill({ status: 502 });
  });
  // The page is polled, and each read is tried twice.
  await expect.poll(() => failed, { timeout: 30_000 }).toBeGreaterThan(2);
  await expect(desk).toHaveURL(new RegExp(`/customers/${user.id}/show$`));
  await expect(note).toHaveValue('Called, and was called away');
  await expect(desk.getByText('so it may be out of date', { exact: false })).toBeVisible();
  await desk.context().close();
});

test('a list that could not be loaded is not said to be empty', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', nth: 0, entry: 'Dashboard' });
  const rows = '**/admin/api/deposits?*';
  await desk.route(rows, (route) => route.fulfill({ status: 502 }));
  await desk.getByRole('menuitem', { name: /^Deposits/ }).click();
  // A proxy's own words are not shown.
  const alert = desk.getByRole('alert').filter({ hasText: 'This could not be loaded: No response.' });
  await expect(alert).toBeVisible();
  await expect(desk.getByText('No deposits waiting.')).toHaveCount(0);
  await desk.unroute(rows);
  await desk.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await desk.context().close();
});
