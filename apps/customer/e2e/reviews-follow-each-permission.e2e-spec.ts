import { realCustomer } from '../../server/test/harness/real-customer.js';
import { openBackOffice } from './harness/back-office.js';
import { askToPayIn } from './harness/payer.js';
import { expect, test } from './harness/test.js';

test('a role that may claim and reject, but not approve, is not offered what it would be refused', async ({
  browser,
  server,
}) => {
  const id = await askToPayIn(await realCustomer(server), 250);
  const desk = await openBackOffice(browser, server, { entry: /^Deposits/ });
  // As a role of the firm's own answers; roles themselves are a story of the server.
  await desk.route('**/admin/api/auth/me', async (route) => {
    const response = await route.fetch();
    const me = await response.json();
    me.permissions.deposits = ['read', 'claim', 'reject'];
    await route.fulfill({ response, json: me });
  });
  await desk.goto(`/admin/deposits/${id}/show`);
  await expect(desk.getByRole('button', { name: 'Reject (r)' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Approve (a)' })).toHaveCount(0);
  await expect(desk.getByRole('button', { name: 'Invalid (i)' })).toHaveCount(0);
  // Keys decide no more than buttons do.
  for (const key of ['a', 'i']) await desk.keyboard.press(key);
  await desk.keyboard.press('r');
  await expect(desk.getByLabel('To the customer')).toBeFocused();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.context().close();
});
