import type { Page } from '@playwright/test';
import { bindAddress } from './harness/cash.js';
import { openIndexTrader } from './harness/index-trader.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

const NOT_LOADED = 'This page has not been loaded';

/** From now on this part of the app cannot be fetched. */
const withhold = (page: Page, part: string): Promise<unknown> =>
  page.route(new RegExp(`/assets/${part}-[^/]+\\.js`), (route) => route.abort());

test('an order is shown without what other products say about it', async ({ page, server, faults }) => {
  const trader = await openIndexTrader(page, server);
  await trader.buy('0.1');
  await withhold(page, 'WhyCopied');
  await openWithLivePushes(page, '/order');
  const row = page.getByTestId(/^order-\d+$/);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('WhyCopied'));
  await row.getByRole('button').first().click();
  await failed;
  const detail = page.getByRole('dialog', { name: 'Truemark Index order' });
  await expect(detail.getByRole('button', { name: 'Close position' })).toBeVisible();
  await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
  await detail.getByRole('button', { name: 'Dismiss' }).click();
  await expect(row).toBeVisible();
  faults.length = 0;
});

test('the start page is shown without its next step, which comes with the connection', async ({
  page,
  server,
  faults,
}) => {
  await openRealAccount(page, server);
  await withhold(page, 'NextStep');
  await openWithLivePushes(page, '/');
  await expect(page.getByTestId('total-assets')).toBeVisible();
  const next = page.getByRole('link', { name: 'Verify my identity' });
  await expect(next).toHaveCount(0);
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(next).toBeVisible();
  faults.length = 0;
});

test('a withdrawal is offered when it cannot be asked whether a loan holds it', async ({
  page,
  server,
  operator,
  faults,
}) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 300);
  await bindAddress(customer, operator);
  await withhold(page, 'PayoutsWaitForLoan');
  await openWithLivePushes(page, '/mine/withdraw');
  await expect(page.getByLabel('Amount')).toBeVisible();
  await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
  faults.length = 0;
});
