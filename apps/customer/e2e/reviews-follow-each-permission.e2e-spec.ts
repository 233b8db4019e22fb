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

test('a role that reads no settings sees how much of the promised time is left', async ({
  browser,
  server,
  operator,
}) => {
  const id = await askToPayIn(await realCustomer(server), 263);
  const { proof_at_ms: sentAt } = await operator.one('deposits', id);
  const { value: usual } = await operator.one('settings', 'review_promise_hours');
  await operator.change('settings', 'review_promise_hours', { value: '1' });
  const desk = await openBackOffice(browser, server, { role: 'support', entry: /^Deposits/, nth: 0 });
  await desk.clock.setFixedTime(Number(sentAt) + 40 * 60_000);
  await desk.goto(`/admin/deposits/${id}/show`);
  await expect(desk.getByRole('main').getByText('40 min, 20 min left', { exact: true })).toBeVisible();
  await desk.context().close();
  await operator.change('settings', 'review_promise_hours', { value: usual });
});

test('the sums of a day are shown to a role that reads no settings', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { entry: 'Reconciliation' });
  // As a role of the firm's own is answered.
  await desk.route('**/admin/api/settings/**', (route) => route.fulfill({ status: 403, json: {} }));
  await desk.reload();
  await expect(desk.getByRole('button', { name: 'Yesterday' })).toBeVisible();
  await desk.context().close();
});
