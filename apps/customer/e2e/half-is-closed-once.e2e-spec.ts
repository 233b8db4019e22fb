import type { ForexDeals } from '@truemark/contracts';
import { openIndexTrader } from './harness/index-trader.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

test('half of a position is closed once, although the answer was lost and it is asked for again', async ({
  page,
  server,
}) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('1');
  await openWithLivePushes(page, '/order');
  const row = page.getByTestId(`order-${order.Id}`);
  await row.getByRole('button', { name: 'Close position Truemark Index' }).click();
  const sheet = page.getByRole('dialog', { name: 'Close Truemark Index' });
  await sheet.getByRole('button', { name: '50%' }).click();
  await page.route(
    '**/v2/api/forex/close',
    async (route) => {
      await route.fetch();
      await route.fulfill({ body: '' });
    },
    { times: 1 },
  );
  await sheet.getByRole('button', { name: /Close .?0.5.? lots/ }).click();
  await expect(row).toContainText('0.5 · 10,000.60');
  // What is left is as much as was asked for.
  await expect(sheet.getByText('Lots remaining')).toHaveCount(0);
  await sheet.getByRole('button', { name: /^Close at market|^Close .?0.5.? lots/ }).click();
  await expect(sheet).toBeHidden();
  const closed = await trader.calls.read<ForexDeals>('/v2/api/forex/my_deal', { status: 3 });
  expect(closed.data.map(({ Quantity }) => Quantity)).toEqual([0.5]);
  await expect(row).toContainText('0.5 · 10,000.60');
});
