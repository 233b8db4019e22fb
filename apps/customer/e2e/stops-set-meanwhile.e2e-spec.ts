import type { ForexDeals } from '@truemark/contracts';
import { holdRequests } from './harness/hold-requests.js';
import { type IndexTrader, openIndexTrader } from './harness/index-trader.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

const STOPS = '**/v2/api/forex/set_stop_price';

async function stopsOf(trader: IndexTrader): Promise<readonly (number | string)[]> {
  const { data } = await trader.calls.read<ForexDeals>('/v2/api/forex/my_deal', { status: 1 });
  return data.flatMap(({ TargetLossPrice, TargetProfitPrice }) => [TargetLossPrice, TargetProfitPrice]);
}

test('a stop that another device sets while the stops are open is not removed', async ({ page, server }) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('0.1');
  await openWithLivePushes(page, '/order');
  const row = page.getByTestId(`order-${order.Id}`);
  await row.getByRole('button', { name: /Buy/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stops' }).click();
  const sheet = page.getByRole('dialog', { name: 'Stops for Truemark Index' });
  await sheet.getByRole('switch', { name: 'Take profit' }).click();
  await sheet.getByRole('textbox', { name: 'Take profit' }).fill('10100');
  const stops = { id: order.Id, stop_loss_price: '9900', target_profit_price: '0' };
  await trader.calls.take('/v2/api/forex/set_stop_price', stops);
  await expect(row).toContainText('SL 9,900.00');
  await expect(sheet.getByRole('textbox', { name: 'Stop loss' })).toHaveValue('9900');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  expect((await stopsOf(trader)).map(Number)).toEqual([9900, 10100]);
});

test('a stop typed while another is saved is kept', async ({ page, server }) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('0.1');
  await openWithLivePushes(page, '/order');
  await page.getByTestId(`order-${order.Id}`).getByRole('button', { name: /Buy/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stops' }).click();
  const sheet = page.getByRole('dialog', { name: 'Stops for Truemark Index' });
  const release = await holdRequests(page, STOPS);
  await sheet.getByRole('switch', { name: 'Stop loss' }).click();
  await sheet.getByRole('textbox', { name: 'Stop loss' }).fill('9900');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.getByRole('switch', { name: 'Take profit' }).click();
  await sheet.getByRole('textbox', { name: 'Take profit' }).fill('10100');
  const answered = page.waitForResponse(STOPS);
  release();
  await answered;
  await expect(sheet.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect(sheet.getByRole('textbox', { name: 'Take profit' })).toHaveValue('10100');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  expect((await stopsOf(trader)).map(Number)).toEqual([9900, 10100]);
});
