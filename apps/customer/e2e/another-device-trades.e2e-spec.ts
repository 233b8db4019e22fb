import { verifyLedger } from '../../server/test/harness/verify-ledger.js';
import { holdRequests } from './harness/hold-requests.js';
import { openIndexTrader } from './harness/index-trader.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

// Polling is off, so that it cannot make up for a missing push.
test.use({ polls: false });

test('trades made on another device appear in the list and on the chart', async ({ page, server }) => {
  const trader = await openIndexTrader(page, server);
  const known = await trader.buy('0.1');
  await openWithLivePushes(page, '/order');
  await expect(page.getByTestId(`order-${known.Id}`)).toBeVisible();
  const bought = await trader.buy('0.2');
  const row = page.getByTestId(`order-${bought.Id}`);
  await expect(row).toContainText('0.2');

  await openWithLivePushes(page, `/trade?id=${bought.ForexId}`);
  const lines = page.getByRole('slider', { name: /^Buy .*opened/ });
  await expect(lines).toHaveCount(2);
  const again = await trader.buy('0.3');
  await expect(lines).toHaveCount(3);
  await trader.calls.take('/v2/api/forex/close', { id: again.Id });
  await expect(lines).toHaveCount(2);
  await verifyLedger(server);
});

test('a position closed on another device shows no former result until it is known how it ended', async ({
  page,
  server,
}) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('0.1');
  await openWithLivePushes(page, '/order');
  await page.getByTestId(`order-${order.Id}`).getByRole('button', { name: /Buy/ }).click();
  const detail = page.getByRole('dialog', { name: 'Truemark Index order' });
  const net = detail.getByRole('region', { name: 'Result after fees' }).locator('p');
  const close = detail.getByRole('button', { name: 'Close position' });
  await expect(net).toContainText('USD');
  await expect(close).toBeVisible();
  const release = await holdRequests(page, '**/api/forex/audit*');
  await trader.calls.take('/v2/api/forex/close', { id: order.Id });
  await expect(close).toHaveCount(0);
  await expect(net).toHaveText(/^–/);
  release();
  await expect(detail.getByRole('button', { name: /Share/ })).toBeVisible();
  await expect(net).toContainText(/\d/);
});
