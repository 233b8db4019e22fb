import type { Page } from '@playwright/test';
import type { FollowEvents, FollowedTraders, ForexDeals } from '@truemark/contracts';
import { verifyLedger } from '../../server/test/harness/verify-ledger.js';
import { faultsOf } from './harness/axe.js';
import {
  approve,
  approvedTrader,
  closeIndex,
  fundedCustomer,
  offerCopyTrading,
  openIndex,
  openWindow,
  signIn,
} from './harness/copy-desk.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes, waitForAnimations, waitUntilLoaded } from './harness/test.js';

const readable = async (page: Page): Promise<void> => {
  // An open sheet makes the page behind it inaccessible.
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  await waitForAnimations(page);
  expect(await faultsOf(page)).toEqual([]);
};

test('one customer leads, another copies, and both see the results live', async ({
  page,
  browser,
  server,
  prices,
}) => {
  await offerCopyTrading(server);
  const leader = await fundedCustomer(server, 20_000);
  const follower = await fundedCustomer(server, 5_000);

  const window = await openWindow(browser, server, leader);
  await openWithLivePushes(window, '/follow');
  await window.getByRole('button', { name: /^Become a trader/ }).click();
  await window.getByLabel('Nickname').fill('Golden Bull');
  const apply = window.getByRole('button', { name: 'Send application' });
  const missing = 'Please tick the box to continue.';
  await expect(apply).toBeDisabled();
  await expect(apply).toHaveAccessibleDescription(missing);
  await readable(window);
  await window.getByRole('checkbox').check();
  await readable(window);
  await apply.click();
  await expect(window.getByText('Our staff looks at your application.')).toBeVisible();
  await approve(server, leader);
  await window.goto('/follow/my-follower');
  const share = window.getByLabel('Your share of followers’ profit');
  await share.fill('10');
  await window.getByRole('button', { name: 'Save' }).click();
  await expect(window.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(share).toHaveValue('10');

  await signIn(page, follower.client.token as string);
  await openWithLivePushes(page, '/follow');
  await page.getByLabel('Search traders by name').fill('golden');
  await page.getByTestId(`trader-${leader.user.id}`).click();
  await expect(page.getByRole('heading', { name: 'Golden Bull', level: 2 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await page.goBack();
  const follow = page.getByRole('link', { name: 'Follow: Golden Bull' });
  await follow.click();
  await expect(page).toHaveURL(`/follow/submit?id=${leader.user.id}`);
  await page.getByLabel('Multiple', { exact: true }).fill('0.5');
  const confirm = page.getByRole('button', { name: 'Follow', exact: true });
  await expect(confirm).toBeDisabled();
  await expect(page.getByText(missing)).toBeInViewport();
  await page.getByRole('checkbox').filter({ visible: true }).check();
  await confirm.click();
  await expect(page.getByText('Please enter an amount above zero.')).toBeVisible();
  await page.getByLabel('Maximum margin').fill('500');
  await expect(page.getByText(/Golden Bull.? has no closed positions yet/)).toBeVisible();
  await expect(page.getByText(/The trader receives .?20.00\sUSD.?, and .?180.00\sUSD/)).toBeVisible();
  await readable(page);
  await confirm.click();
  await expect(page).toHaveURL('/follow');
  await expect(page.getByTestId(`trader-${leader.user.id}`)).toContainText('Following');
  await expect(follow).toHaveCount(0);
  await window.goto('/follow');
  await expect(window.getByTestId(`trader-${leader.user.id}`)).toBeVisible();
  await expect(window.getByRole('link', { name: 'Follow: Golden Bull' })).toHaveCount(0);

  await openWithLivePushes(page, '/follow/follow-list');
  const card = page.getByTestId(`followed-${leader.user.id}`);
  await card.getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: 'Golden Bull' });
  await expect(sheet.getByText('No open copies')).toBeVisible();

  const index = (await openIndex(leader, '0.01')).ForexId;
  await window.goto(`/trade?id=${index}`);
  await window.getByLabel('Lots', { exact: true }).fill('0.2');
  // The other position's line on the chart is a button too.
  await window.locator('button[data-side="buy"]').click();
  await window.getByRole('dialog').getByRole('button', { name: 'Buy', exact: true }).click();
  const row = sheet.getByTestId(/^order-\d+$/);
  await expect(row).toContainText('0.1 · 10,000.60');
  await prices.set('TMX100', 10_100, 10_100.6);
  await expect(row).toContainText('+98.60');
  await readable(page);

  await row.getByRole('button').first().click();
  const detail = page.getByRole('dialog', { name: 'Truemark Index order' });
  await expect(detail).toContainText('0.2 × 0.5 → 0.1');
  await expect(detail).toContainText('Opened at the tick of');
  await detail.getByRole('button', { name: 'Dismiss', exact: true }).click();

  await window.goto('/order');
  await window
    .getByTestId(/^order-\d+$/)
    .filter({ hasText: '0.2 ·' })
    .getByRole('button', { name: 'Close position Truemark Index' })
    .click();
  await window.getByRole('dialog').getByRole('button', { name: 'Close at market' }).click();
  await expect(row).toHaveCount(0);
  await sheet.getByRole('tab', { name: 'Closed' }).click();
  await expect(row).toContainText('+98.60');
  await sheet.getByRole('tab', { name: 'Events' }).click();
  const events = sheet.getByTestId(/^event-\d+$/);
  await expect(events).toHaveCount(3);
  await expect(events.nth(0)).toContainText(/Closed.*Copied/);
  await expect(events.nth(1)).toContainText(/Opened.*Copied/);
  await expect(events.nth(2)).toContainText(/Skipped.*less than the smallest size/);
  await sheet.getByRole('button', { name: 'Skipped', exact: true }).click();
  await expect(events).toHaveCount(1);
  await sheet.getByRole('button', { name: 'All', exact: true }).click();
  await expect(events).toHaveCount(3);
  await readable(page);

  await window.goto('/follow/my-follower');
  await window.getByRole('button', { name: new RegExp(follower.user.uid.slice(-4)) }).click();
  const seen = window.getByRole('dialog', { name: /^Copies of / });
  await expect(seen.getByText('No open copies')).toBeVisible();
  await seen.getByRole('tab', { name: 'Closed' }).click();
  await expect(seen).toContainText('+99.40');
  await expect(seen).not.toContainText('0.1 ·');
  await readable(window);
  const rows = await follower.client.read<FollowEvents>('/api/follow/events');
  expect(rows.data.map(({ event, reason }) => [event, reason])).toEqual([
    ['close', null],
    ['open', null],
    ['open', 'below_minimum'],
  ]);

  await sheet.getByRole('button', { name: 'Stop following' }).click();
  const leave = page.getByRole('dialog', { name: /^Stop following .*Golden Bull/ });
  await expect(leave.getByRole('radio')).toHaveCount(0);
  await readable(page);
  const { data } = await follower.client.read<FollowedTraders>('/api/follow/followed_trader');
  await leave.getByRole('button', { name: 'Stop following' }).click();
  await expect(page.getByText('You follow nobody')).toBeVisible();

  await page.goto('/mine/history?accountTypeId=2');
  const paid = Math.floor(Number(data[0]?.total_profits) * 10) / 100;
  expect(paid).toBeGreaterThan(9);
  await expect(page.getByText('Trader’s share of profits')).toHaveCount(1);
  await expect(page.getByTestId('funds-value').filter({ hasText: `−${paid}` })).toHaveCount(1);
  await window.context().close();
  await verifyLedger(server);
});

test('a follower who ends a relation closes the copies or keeps them as his own positions', async ({
  page,
  server,
}) => {
  const closed = await approvedTrader(server, 'Careful Bear', 0);
  const kept = await approvedTrader(server, 'Steady Ox', 0);
  const follower = await fundedCustomer(server, 5_000);
  for (const { user } of [closed, kept]) {
    const terms = { trader_id: user.id, multiple: '1', max_amount: 1_000 };
    await follower.client.take('/api/follow/follow_trader', terms);
  }
  const led = [await openIndex(closed, '0.1'), await openIndex(kept, '0.2')];
  const positions = async () =>
    (await follower.client.read<ForexDeals>('/v2/api/forex/my_deal', { status: 1 })).data.map(
      ({ LeaderOrderId, FollowType }) => [LeaderOrderId, FollowType],
    );
  await expect.poll(positions).toHaveLength(2);

  await signIn(page, follower.client.token as string);
  await openWithLivePushes(page, '/follow/follow-list');
  const leave = async (traderId: number, name: string, way: string): Promise<void> => {
    await page.getByTestId(`followed-${traderId}`).getByRole('button').click();
    const sheet = page.getByRole('dialog', { name, exact: true });
    await sheet.getByRole('button', { name: 'Stop following' }).click();
    const asked = page.getByRole('dialog', { name: new RegExp(`^Stop following .*${name}`) });
    const confirm = asked.getByRole('button', { name: 'Stop following' });
    await expect(confirm).toBeDisabled();
    await asked.getByRole('radio', { name: new RegExp(`^${way}`) }).check();
    await confirm.click();
    await expect(page.getByTestId(`followed-${traderId}`)).toHaveCount(0);
  };
  await leave(closed.user.id, 'Careful Bear', 'Close all copies');
  await expect.poll(positions).toEqual([[led[1]?.Id, 2]]);
  await leave(kept.user.id, 'Steady Ox', 'Keep them as my own');
  await expect.poll(positions).toEqual([[led[1]?.Id, 1]]);

  await closeIndex(kept, led[1]?.Id as number);
  await page.goto('/order');
  const row = page.getByTestId(/^order-\d+$/);
  await expect(row).toHaveCount(1);
  await expect(row).not.toContainText('Copy');
  await row.getByRole('button').first().click();
  const detail = page.getByRole('dialog', { name: 'Truemark Index order' });
  await expect(detail.getByText('Formerly copied from')).toBeVisible();
  await detail.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await row.getByRole('button', { name: 'Close position Truemark Index' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close at market' }).click();
  await expect(page.getByText('No open positions')).toBeVisible();
  expect(await positions()).toEqual([]);
  await verifyLedger(server);
});

for (const [language, theme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const) {
  test(`every screen of copy trading can be read and used in ${language}, ${theme}`, async ({
    page,
    server,
  }) => {
    const trader = await approvedTrader(server, `Quiet Owl ${language}`, 10);
    const follower = await fundedCustomer(server, 5_000);
    await closeIndex(trader, (await openIndex(trader, '0.1')).Id);
    const { id } = trader.user;
    const terms = { trader_id: id, multiple: '1', max_amount: 1_000 };
    await follower.client.take('/api/follow/follow_trader', terms);
    await page.addInitScript(
      ([lang, mode]) => {
        localStorage.setItem('truemark.language', lang);
        localStorage.setItem('truemark.theme', mode);
      },
      [language, theme] as const,
    );
    await signIn(page, follower.client.token as string);
    const screens = [
      '/follow',
      '/rank',
      `/follow/trader?id=${id}`,
      `/follow/submit?id=${id}`,
      '/follow/follow-list',
      '/follow/trader-apply',
    ];
    for (const path of screens) {
      await page.goto(path);
      await waitUntilLoaded(page);
      await readable(page);
    }
    await signIn(page, trader.client.token as string);
    await page.goto('/follow/my-follower');
    await waitUntilLoaded(page);
    await readable(page);
  });
}
