import type { Page } from '@playwright/test';
import { openIndexTrader } from './harness/index-trader.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

// Polling is off, so that it cannot make up for a missing push; but for trailing stops, which move without one.
test.use({ polls: false });

const openNewest = (page: Page) =>
  page.getByRole('region', { name: 'Contract account' }).getByTestId('funds-value').first().click();

/** Opens the order behind the newest movement of the contract account. */
async function openMoved(page: Page) {
  await openWithLivePushes(page, '/mine/accounts');
  await openNewest(page);
  const detail = page.getByRole('dialog', { name: 'Truemark Index order' });
  await expect(detail.getByRole('button', { name: 'Close position' })).toBeVisible();
  return detail;
}

test('a position opened from its movement shows its result as the price moves', async ({
  page,
  server,
  prices,
}) => {
  const trader = await openIndexTrader(page, server);
  await trader.buy('0.1');
  const detail = await openMoved(page);
  await prices.set('TMX100', 10_200, 10_200.6);
  await expect(detail).toContainText('10,200.00');
});

test('a position opened from its movement and closed on another device is shown as closed', async ({
  page,
  server,
}) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('0.1');
  const detail = await openMoved(page);
  await trader.calls.take('/v2/api/forex/close', { id: order.Id });
  await expect(detail.getByRole('button', { name: 'Close position' })).toHaveCount(0);
});

test('stops set on a position opened from its movement are shown when it is opened again', async ({
  page,
  server,
}) => {
  const trader = await openIndexTrader(page, server);
  await trader.buy('0.1');
  const detail = await openMoved(page);
  await detail.getByRole('button', { name: 'Stops' }).click();
  const stops = page.getByRole('dialog', { name: 'Stops for Truemark Index' });
  await stops.getByRole('switch', { name: 'Stop loss' }).click();
  await stops.getByRole('textbox', { name: 'Stop loss' }).fill('9911');
  await stops.getByRole('button', { name: 'Save' }).click();
  await expect(stops).toBeHidden();
  await openNewest(page);
  await expect(detail).toContainText('9,911.00');
});

test('a trailing stop of a position opened from its movement follows the price', async ({
  page,
  server,
  prices,
}) => {
  const trader = await openIndexTrader(page, server);
  await trader.buy('0.1', { trailing_distance: '200' });
  const detail = await openMoved(page);
  await expect(detail).toContainText('9,800.00');
  await prices.set('TMX100', 10_300, 10_300.6);
  await expect(detail).toContainText('10,100.00');
});
