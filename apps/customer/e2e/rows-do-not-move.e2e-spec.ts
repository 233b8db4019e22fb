import type { Page } from '@playwright/test';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { openBackOffice } from './harness/back-office.js';
import { announceDeposit } from './harness/cash.js';
import { approvedTrader, fundedCustomer } from './harness/copy-desk.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

/** Next response to a check of a list's rows. */
const nextLook = (desk: Page, resource: string) =>
  desk.waitForResponse((answer) => new URL(answer.url()).pathname === `/admin/api/${resource}`);

/** Simulates returning to the tab. */
const comeBack = (desk: Page): Promise<void> =>
  desk.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Runs in the page: ages everything that was read before. */
function letTimePass(ms: number): void {
  const now = Date.now;
  Date.now = () => now() + ms;
}

test('claimed rows stay in place while others change, and another’s claim is released after a confirmation', async ({
  browser,
  server,
}) => {
  const { client } = await realCustomer(server);
  const [first, second] = [await announceDeposit(client, 40), await announceDeposit(client, 50)];
  const other = await adminClient(server, 'operator', 1);
  for (const { id } of [first, second]) await other.act('deposits', id, 'claim');
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Claims' });
  const rowOf = (id: number) => desk.getByRole('row', { name: new RegExp(`Deposits ${id}`) });
  const dialog = desk.getByRole('dialog');
  await expect(rowOf(second.id)).toBeVisible();
  const place = await rowOf(second.id).boundingBox();

  await other.call('POST', `claims/deposits-${first.id}/release`, {});
  await expect(desk.getByRole('button', { name: 'Show changed rows' })).toBeVisible();
  await expect(rowOf(first.id)).toBeVisible();
  expect(await rowOf(second.id).boundingBox()).toEqual(place);

  await rowOf(second.id).getByRole('button', { name: 'Release' }).click();
  await expect(dialog).toContainText(`Release Deposits ${second.id}, claimed by `);
  await dialog.getByRole('button', { name: 'Keep as it is' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await other.one('deposits', second.id)).toMatchObject({ claimed_by: expect.any(Number) });
  await rowOf(second.id).getByRole('button', { name: 'Release' }).click();
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect.poll(() => other.one('deposits', second.id)).toMatchObject({ claimed_by: null });
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(second.id)).toHaveCount(0);
  await desk.context().close();
});

test('a requested adjustment moves no row under the pointer', async ({ browser, server }) => {
  const asking = await adminClient(server, 'operator', 1);
  const ask = async (reason: string): Promise<void> => {
    const { user } = await realCustomer(server);
    const sum = { customer_id: user.id, accountTypeId: 1, amount: '5', reason };
    expect((await asking.call('POST', 'adjustments', sum)).status).toBe(202);
  };
  await ask('Asked for before');
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Corrections' });
  const row = desk.getByRole('row', { name: /Asked for before/ });
  await expect(row).toBeVisible();
  const place = await row.boundingBox();
  await ask('Asked for meanwhile');
  await expect(desk.getByRole('button', { name: '1 new', exact: true })).toBeVisible();
  expect(await row.boundingBox()).toEqual(place);
  await desk.getByRole('button', { name: '1 new', exact: true }).click();
  await expect(desk.getByRole('row', { name: /Asked for meanwhile/ })).toBeVisible();
  await desk.context().close();
});

test('a new follower moves no row under the pointer', async ({ browser, server }) => {
  const trader = await approvedTrader(server, 'Still Heron', 10);
  const follow = async (): Promise<string> => {
    const { client, user } = await fundedCustomer(server, 1_000);
    const terms = { trader_id: trader.user.id, multiple: '0.5', max_amount: 500 };
    await client.take('/api/follow/follow_trader', terms);
    return user.uid;
  };
  const first = await follow();
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Followers' });
  const rowOf = (uid: string) => desk.getByRole('row', { name: new RegExp(uid) });
  await expect(rowOf(first)).toBeVisible();
  const place = await rowOf(first).boundingBox();
  const second = await follow();
  await expect(desk.getByRole('button', { name: '1 new', exact: true })).toBeVisible();
  expect(await rowOf(first).boundingBox()).toEqual(place);
  await desk.getByRole('button', { name: '1 new', exact: true }).click();
  await expect(rowOf(second)).toBeVisible();
  await desk.context().close();
});

test('rows about to change say so, and none of them opens', async ({ browser, server }) => {
  const { user } = await realCustomer(server);
  await realCustomer(server);
  const desk = await openBackOffice(browser, server, { role: 'operator', entry: 'Customers' });
  const list = desk.getByRole('region', { name: 'Customers' });
  const rows = list.locator('tbody tr');
  await expect(rows.nth(1)).toBeVisible();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const box = await rows.first().boundingBox();
  if (!box) throw new Error('the row has no place');
  const press = () => desk.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const answer = await holdRequests(desk, new RegExp(`/admin/api/customers\\?.*filter=.*${user.uid}`));
  await desk.getByPlaceholder(/e-mail, mobile or UID/).fill(user.uid);
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await press();
  answer();
  await expect(rows).toHaveCount(1);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(desk).toHaveURL(/\/admin\/customers\?/);
  await rows.first().click();
  await expect(desk).toHaveURL(new RegExp(`/customers/${user.id}/show`));
  await desk.context().close();
});

test('a queue is in place after going back, and a removed row no longer counts as selected', async ({
  browser,
  server,
  operator,
}) => {
  const { client, user } = await realCustomer(server);
  const [first, second] = [await announceDeposit(client, 60), await announceDeposit(client, 70)];
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: /^Deposits/ });
  const rows = desk.getByRole('row', { name: new RegExp(user.uid) });
  await expect(rows).toHaveCount(2);
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
  await expect(desk.getByText('2 items selected')).toBeVisible();

  const approve = async (id: number): Promise<void> => {
    for (const act of ['claim', 'approve']) await operator.act('deposits', id, act);
  };
  await approve(first.id);
  await expect(desk.getByRole('button', { name: 'Show changed rows' })).toBeVisible();
  await desk.evaluate(letTimePass, 2_500);
  const reads: string[] = [];
  desk.on('request', (request) => reads.push(request.url()));
  const looked = nextLook(desk, 'deposits');
  await comeBack(desk);
  const look = (await looked).url();
  // Fetching the list would use the same URL.
  expect(reads.filter((url) => url === look)).toHaveLength(1);
  await expect(rows).toHaveCount(2);
  await desk.getByRole('button', { name: 'Show changed rows' }).click();
  await expect(rows).toHaveCount(1);
  await expect(desk.getByText('1 item selected')).toBeVisible();

  // Rows that left the queue while the operator was elsewhere are neither shown first nor counted.
  await desk.getByRole('menuitem', { name: 'Claims' }).click();
  await expect(desk.getByRole('heading', { name: 'Claims', level: 1 })).toBeVisible();
  await expect(desk.locator('main tbody tr', { hasText: user.uid })).toHaveCount(0);
  await approve(second.id);
  const seen = desk.evaluate(
    (uid) =>
      new Promise<boolean>((resolve) => {
        const shown = () =>
          [...document.querySelectorAll('main tbody tr')].filter((row) => row.checkVisibility());
        const look = () => shown().some((row) => row.textContent?.includes(uid)) && resolve(true);
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true });
        setTimeout(() => resolve(false), 3_000);
      }),
    user.uid,
  );
  await desk.getByRole('menuitem', { name: /^Deposits/ }).click();
  await expect(desk.getByRole('heading', { name: 'Deposits', level: 1 })).toBeVisible();
  expect(await seen).toBe(false);
  // On a list with other rows, the bar is folded and its count is zero.
  await expect(desk.getByText(/^[1-9]\d* items? selected$/)).toHaveCount(0);
  await desk.context().close();
});
