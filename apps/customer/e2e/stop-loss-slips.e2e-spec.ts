import { openIndexTrader } from './harness/index-trader.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

// Polling is off, so that it cannot make up for a missing push.
test.use({ polls: false });

test('a stop loss that a gap slips past explains itself on the open sheet', async ({
  page,
  server,
  prices,
}) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('1', { stop_loss_price: 9_990 });
  await openWithLivePushes(page, '/order');
  const row = page.getByTestId(`order-${order.Id}`);
  await row
    .getByRole('button', { name: /Truemark Index/ })
    .first()
    .click();
  const detail = page.getByRole('dialog', { name: 'Truemark Index order' });
  await expect(detail.getByRole('button', { name: 'Close position', exact: true })).toBeVisible();

  await prices.set('TMX100', 9_980, 9_980.6);
  await expect(detail).toContainText(/reached your stop loss of .?9,990.00/);
  await expect(detail).toContainText('−206.00');
  await expect(detail.getByRole('button', { name: 'Stops' })).toBeHidden();
  await expect(page.getByText('No open positions')).toBeAttached();

  await detail.getByRole('button', { name: 'Check this order yourself' }).click();
  await expect(detail.getByText('Recomputed on your device: agrees with our record')).toBeVisible();
  await detail.getByRole('button', { name: 'Calculation', exact: true }).click();
  await expect(detail).toContainText('(9,980.00 − 10,000.60) × 1 × 10 = −206');
});
