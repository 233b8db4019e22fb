import type { Locator, Page } from '@playwright/test';
import type { ForexDeals, ForexOrder } from '@truemark/contracts';
import { type IndexTrader, openIndexTrader } from './harness/index-trader.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

async function stopsOf(trader: IndexTrader): Promise<object> {
  const { data } = await trader.calls.read<ForexDeals>('/v2/api/forex/my_deal', { status: 1 });
  const [order] = data.map(({ TargetLossPrice, FixedLossPrice, TargetProfitPrice, TrailingDistance }) => ({
    level: Number(TargetLossPrice),
    fixed: Number(FixedLossPrice),
    takeProfit: Number(TargetProfitPrice),
    distance: Number(TrailingDistance),
  }));
  if (!order) throw new Error('the list is empty');
  return order;
}

/** Changes the stops in their sheet. */
async function setStops(page: Page, order: ForexOrder, change: (sheet: Locator) => Promise<void>) {
  await page.getByTestId(`order-${order.Id}`).getByRole('button', { name: /Buy/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stops' }).click();
  const sheet = page.getByRole('dialog', { name: 'Stops for Truemark Index' });
  await change(sheet);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
}

test('a trailing stop that is widened moves back, and one that is switched off leaves no stop', async ({
  page,
  server,
  prices,
}) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('0.1', { trailing_distance: 20 });
  await prices.set('TMX100', 10_050, 10_050.6);
  await expect.poll(() => stopsOf(trader)).toMatchObject({ level: 10_030, fixed: 0 });
  await openWithLivePushes(page, '/order');
  await setStops(page, order, async (sheet) => {
    await expect(sheet.getByRole('switch', { name: 'Stop loss' })).not.toBeChecked();
    await sheet.getByRole('textbox', { name: /Trailing/ }).fill('40');
  });
  expect(await stopsOf(trader)).toMatchObject({ level: 10_010, fixed: 0, distance: 40 });
  await setStops(page, order, (sheet) => sheet.getByRole('switch', { name: /Trailing/ }).click());
  expect(await stopsOf(trader)).toMatchObject({ level: 0, fixed: 0, distance: 0 });
});

test('a take-profit that is moved leaves the stop behind a price as it is', async ({
  page,
  server,
  prices,
}) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('0.1', {
    trailing_distance: 20,
    stop_loss_price: 9_900,
    target_profit_price: 10_100,
  });
  await prices.set('TMX100', 10_050, 10_050.6);
  await expect.poll(() => stopsOf(trader)).toMatchObject({ level: 10_030, fixed: 9_900 });
  await openWithLivePushes(page, `/trade?id=${order.ForexId}`);
  const takeProfit = page.getByRole('slider', { name: 'Take profit of Buy 0.1' });
  await takeProfit.press('ArrowUp');
  await takeProfit.press('Enter');
  await expect.poll(() => stopsOf(trader)).not.toMatchObject({ takeProfit: 10_100 });
  expect(await stopsOf(trader)).toMatchObject({ level: 10_030, fixed: 9_900, distance: 20 });
});
