import type { MicroOrders } from '@truemark/contracts';
import { type TimeLapse, timeLapse } from '../../server/test/harness/time-lapse.js';
import { verifyLedger } from '../../server/test/harness/verify-ledger.js';
import { faultsOf } from './harness/axe.js';
import { buyOption, INDEX, openOptions } from './harness/option-trader.js';
import { expect, test as priced } from './harness/priced-test.js';

const RESULT = `${INDEX} option ended`;

/** A server of its own, whose time can pass the lookback window of an option's price. */
const test = priced.extend<object, { readonly lapse: TimeLapse }>({
  lapse: [
    async ({}, use) => {
      const lapse = await timeLapse();
      await use(lapse);
      await lapse.discard();
    },
    { scope: 'worker' },
  ],
  environment: [async ({ lapse }, use) => use(lapse.env), { scope: 'worker' }],
});

test('an option is sold back at the next tick, not below the limit', async ({
  page,
  server,
  prices,
  operator,
  lapse,
}) => {
  await operator.change('settings', 'micro_sell_back', { value: '1' });
  await lapse.pass((count) => {
    const bid = 10_000 + Math.abs((count % 16) - 8);
    return prices.set('TMX100', bid, bid + 0.6);
  });
  // Repeated from here on: the entry, too.
  await prices.set('TMX100', 10_000, 10_000.6);
  const customer = await openOptions(page, server);
  const row = await buyOption(page, { direction: 'Up', duration: '2 min', stake: '100' });
  await prices.set('TMX100', 10_000, 10_000.6);
  await expect(row).toContainText('Entry 10,000.00');
  await prices.set('TMX100', 10_001, 10_001.6);
  await row.getByRole('button', { name: `Sell the ${INDEX} option now` }).click();
  const sheet = page.getByRole('dialog', { name: `Sell ${INDEX} option back` });
  await expect(sheet).toContainText('This is an indicative price');
  await expect(sheet).toContainText('Entry10,000.00');
  await expect(sheet).toContainText('Time left');
  expect(await faultsOf(page)).toEqual([]);
  const sell = sheet.getByRole('button', { name: /^Sell at the next price, now about/ });
  await expect(sell).toBeEnabled();
  prices.silence('TMX100');
  await sell.click();
  await expect(sheet).toContainText('Waiting for the next price');
  await prices.set('TMX100', 9_995, 9_995.6);
  await expect(sheet.getByRole('alert')).toContainText('Nothing was sold');
  await prices.set('TMX100', 10_000, 10_000.6);
  await expect(sell).toBeEnabled();
  await sell.click();
  const result = page.getByRole('dialog', { name: RESULT });
  await expect(result).toContainText('Sold back');
  const [sold] = (await customer.read<MicroOrders>('/v2/api/micro/orders', { status: 3 })).data;
  expect(sold?.Outcome).toBe('sold');
  await result.getByRole('button', { name: 'Details and proof' }).click();
  const detail = page.getByRole('dialog', { name: `${INDEX} option`, exact: true });
  await detail.getByRole('button', { name: 'Check this option yourself' }).click();
  await expect(detail).toContainText('Sale details');
  await operator.change('settings', 'micro_sell_back', { value: '0' });
  await verifyLedger(server);
});
