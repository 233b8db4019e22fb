import { verifyLedger } from '../../server/test/harness/verify-ledger.js';
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
