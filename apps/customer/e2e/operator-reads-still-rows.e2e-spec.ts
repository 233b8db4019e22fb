import { realCustomer } from '../../server/test/harness/real-customer.js';
import { openBackOffice } from './harness/back-office.js';
import { approvedTrader, fundedCustomer } from './harness/copy-desk.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

test('updates on a customer’s page move no row under the pointer', async ({ browser, server }) => {
  const { client, user } = await fundedCustomer(server, 2_000);
  const follow = async (nickname: string): Promise<void> => {
    const trader = await approvedTrader(server, nickname, 10);
    const terms = { trader_id: trader.user.id, multiple: '0.5', max_amount: 500 };
    await client.take('/api/follow/follow_trader', terms);
  };
  await follow('Slow Heron');
  const desk = await openBackOffice(browser, server, { entry: 'Customers' });
  await desk.goto(`/admin/customers/${user.id}/show/follows`);
  const rowOf = (nickname: string) => desk.getByRole('row', { name: new RegExp(nickname) });
  await expect(rowOf('Slow Heron')).toBeVisible();
  const place = await rowOf('Slow Heron').boundingBox();
  await follow('Late Heron');
  await expect(desk.getByRole('button', { name: '1 new', exact: true })).toBeVisible();
  expect(await rowOf('Slow Heron').boundingBox()).toEqual(place);
  await desk.getByRole('button', { name: '1 new', exact: true }).click();
  await expect(rowOf('Late Heron')).toBeVisible();
  await desk.context().close();
});

test('a row about to change takes no key either', async ({ browser, server }) => {
  await realCustomer(server);
  const { user } = await realCustomer(server);
  const desk = await openBackOffice(browser, server, { entry: 'Customers' });
  const list = desk.getByRole('region', { name: 'Customers' });
  const rows = list.locator('tbody tr');
  await expect(rows.nth(1)).toBeVisible();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const answer = await holdRequests(desk, new RegExp(`/admin/api/customers\\?.*filter=.*${user.uid}`));
  const field = desk.getByPlaceholder(/e-mail, mobile or UID/);
  await field.fill(user.uid);
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await field.blur();
  await desk.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  for (const key of ['Space', 'Enter']) await desk.keyboard.press(key);
  answer();
  await expect(rows).toHaveCount(1);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(desk).toHaveURL(/\/admin\/customers\?/);
  await expect(rows.first().getByRole('checkbox')).not.toBeChecked();
  for (const key of ['j', 'Enter']) await desk.keyboard.press(key);
  await expect(desk).toHaveURL(new RegExp(`/customers/${user.id}/show`));
  await desk.context().close();
});
