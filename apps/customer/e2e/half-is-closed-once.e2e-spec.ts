import type { Locator, Page } from '@playwright/test';
import type { ForexDeals } from '@truemark/contracts';
import { holdRequests } from './harness/hold-requests.js';
import { type IndexTrader, openIndexTrader } from './harness/index-trader.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

const CLOSE = '**/v2/api/forex/close';
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Close Truemark Index' });
const closedPart = (page: Page) => page.getByRole('status').getByText('Closed in part', { exact: true });

const openSheet = (row: Locator) =>
  row.getByRole('button', { name: 'Close position Truemark Index' }).click();

/** Lots of each part that was closed. */
async function closedLots({ calls }: IndexTrader): Promise<unknown[]> {
  const { data } = await calls.read<ForexDeals>('/v2/api/forex/my_deal', { status: 3 });
  return data.map(({ Quantity }) => Quantity);
}

test('half of a position is closed once, although the answer was lost', async ({ page, server }) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('1');
  await openWithLivePushes(page, '/order');
  const row = page.getByTestId(`order-${order.Id}`);
  await openSheet(row);
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: '50%' }).click();
  await page.route(
    CLOSE,
    async (route) => {
      await route.fetch();
      await route.fulfill({ body: '' });
    },
    { times: 1 },
  );
  await sheet.getByRole('button', { name: /Close .?0.5.? lots/ }).click();
  await expect(row).toContainText('0.5 · 10,000.60');
  await expect(sheet).toHaveCount(0);
  await expect(closedPart(page)).toBeVisible();
  expect(await closedLots(trader)).toEqual([0.5]);
  // What is left is closed by a request of its own.
  await openSheet(row);
  await expect(sheet.getByRole('textbox', { name: 'Lots to close' })).toHaveValue('0.5');
  await sheet.getByRole('button', { name: 'Close at market' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect(await closedLots(trader)).toEqual([0.5, 0.5]);
});

test('a part whose push comes before its answer is reported once', async ({ page, server }) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('1');
  await openWithLivePushes(page, '/order');
  const row = page.getByTestId(`order-${order.Id}`);
  await openSheet(row);
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: '50%' }).click();
  await page.route(CLOSE, async (route) => {
    const response = await route.fetch();
    await expect(row).toContainText('0.5 · 10,000.60');
    await route.fulfill({ response });
  });
  await sheet.getByRole('button', { name: /Close .?0.5.? lots/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('[data-kind="success"]')).toHaveCount(1);
  await expect(closedPart(page)).toHaveCount(0);
});

test('a closing that was refused because a part was closed elsewhere is not reported as done', async ({
  page,
  server,
}) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('1');
  await openWithLivePushes(page, '/order');
  const row = page.getByTestId(`order-${order.Id}`);
  await openSheet(row);
  const sheet = sheetOf(page);
  await sheet.getByRole('textbox', { name: 'Lots to close' }).fill('0.8');
  const release = await holdRequests(page, CLOSE);
  await sheet.getByRole('button', { name: /Close .?0.8.? lots/ }).click();
  await trader.calls.take('/v2/api/forex/close', { id: order.Id, cont: '0.5' });
  await expect(row).toContainText('0.5 · 10,000.60');
  release();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('[data-kind="error"]')).toBeVisible();
  await expect(closedPart(page)).toHaveCount(0);
  expect(await closedLots(trader)).toEqual([0.5]);
});
