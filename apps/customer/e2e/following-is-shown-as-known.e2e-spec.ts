import type { FollowedTraders } from '@truemark/contracts';
import { approvedTrader, fundedCustomer, openIndex, signIn } from './harness/copy-desk.js';
import { refuseReads } from './harness/fail-reads.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

const FOLLOWED = /\/api\/follow\/followed_trader\?/;
const STANDING = /\/api\/follow\/trader_status\?/;
const AUDIT = /\/v2\/api\/forex\/audit\?/;

test('the traders are for customers: a visitor logs in first', async ({ page }) => {
  await page.goto('/follow');
  await expect(page).toHaveURL(/\/login\?from=%2Ffollow$/);
  await page.getByRole('button', { name: 'Open a demo account' }).click();
  await expect(page).toHaveURL('/follow');
  await expect(page.getByRole('region', { name: 'Your copy trading' })).toBeVisible();
});

test('what a customer follows, and is as a trader, is not told before it is known', async ({
  page,
  server,
}) => {
  const trader = await approvedTrader(server, 'Known Heron', 0);
  await signIn(page, trader.client.token as string);
  const own = page.getByRole('region', { name: 'Your copy trading' });
  const release = await holdRequests(page, STANDING);
  await refuseReads(page, FOLLOWED);
  await page.goto('/follow');
  await expect(own.getByRole('button', { name: /^My traders/ })).toContainText('Unable to load');
  await expect(own).not.toContainText('You follow nobody');
  await expect(own).not.toContainText('Become a trader');
  release();
  await expect(own.getByRole('button', { name: /^My followers/ })).toBeVisible();

  await page.unroute(STANDING);
  await refuseReads(page, STANDING);
  await page.goto('/follow');
  const again = own.getByRole('button', { name: /^Unable to load/ });
  await expect(again).toBeVisible();
  await expect(own).not.toContainText('Become a trader');
  await page.unroute(STANDING);
  await again.click();
  await expect(own.getByRole('button', { name: /^My followers/ })).toBeVisible();
});

test('sums over followed traders are shown once all are known', async ({ page, server }) => {
  const traders = [
    await approvedTrader(server, 'Summed Crane', 0),
    await approvedTrader(server, 'Summed Stork', 0),
  ];
  const follower = await fundedCustomer(server, 5_000);
  for (const { user } of traders) {
    const terms = { trader_id: user.id, multiple: '1', max_amount: 1_000 };
    await follower.client.take('/api/follow/follow_trader', terms);
  }
  await signIn(page, follower.client.token as string);
  const all = await follower.client.read<FollowedTraders>('/api/follow/followed_trader');
  // A list of two pages, of which the second is on its way.
  await page.route(FOLLOWED, (route) =>
    route.fulfill({ json: { code: 1, msg: '', data: { ...all, total: 3, last_page: 2 } } }),
  );
  const rest = { ...all, data: all.data.slice(0, 1).map((row) => ({ ...row, id: 0, user_id: 0 })) };
  const release = await holdRequests(page, /followed_trader\?.*page=2/, (route) =>
    route.fulfill({ json: { code: 1, msg: '', data: { ...rest, total: 3, page: 2, last_page: 2 } } }),
  );
  await page.goto('/follow');
  const own = page.getByRole('button', { name: /^My traders/ });
  await expect(own).toContainText('Traders: 3');
  await expect(own).not.toContainText('open copies');
  await own.click();
  await expect(page.getByTestId(`followed-${traders[0]?.user.id}`)).toBeVisible();
  // One for each card, and one for the sum.
  const realised = page.getByText('Realised result', { exact: true });
  await expect(realised).toHaveCount(2);
  release();
  await expect(realised).toHaveCount(4);
});

test('the bar of a followed trader without a copy looks empty in the dark', async ({ page, server }) => {
  const trader = await approvedTrader(server, 'Dark Plover', 0);
  const follower = await fundedCustomer(server, 5_000);
  const terms = { trader_id: trader.user.id, multiple: '1', max_amount: 1_000 };
  await follower.client.take('/api/follow/follow_trader', terms);
  await signIn(page, follower.client.token as string);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/follow/follow-list');
  const card = page.getByTestId(`followed-${trader.user.id}`);
  const [track, filled] = await card.locator('.MuiLinearProgress-root').evaluate((bar) => {
    const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
    return [colourOf(bar), colourOf(bar.firstElementChild ?? bar)];
  });
  // Neither a tint of the filled part nor as bright.
  const channels = (track?.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  expect(Math.max(...channels) - Math.min(...channels), `${track} beside ${filled}`).toBeLessThan(24);
});

test('why a copy was made is read again on request', async ({ page, server }) => {
  const trader = await approvedTrader(server, 'Asked Lynx', 0);
  const follower = await fundedCustomer(server, 5_000);
  const terms = { trader_id: trader.user.id, multiple: '1', max_amount: 1_000 };
  await follower.client.take('/api/follow/follow_trader', terms);
  await openIndex(trader, '0.1');
  await signIn(page, follower.client.token as string);
  await openWithLivePushes(page, '/order');
  await refuseReads(page, AUDIT);
  const row = page.getByTestId(/^order-\d+$/);
  await row.getByRole('button').first().click();
  const why = page
    .getByRole('dialog', { name: 'Truemark Index order' })
    .getByRole('region', { name: /^Why/ });
  await expect(why).toContainText('The server is busy.');
  await page.unroute(AUDIT);
  await why.getByRole('button', { name: 'Try again' }).click();
  await expect(why).toContainText('0.1 × 1 → 0.1');
});
