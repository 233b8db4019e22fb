import type { TradeSymbol } from '@truemark/contracts';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { client } from '../../server/test/harness/client.js';
import { PipedTicks, writeTicksWhile } from '../../server/test/harness/piped-ticks.js';
import { startServer } from '../../server/test/harness/server.js';
import { faultsOf } from './harness/axe.js';
import { fundingOf } from './harness/borrower.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, openWithLivePushes, test as plain, waitUntilLoaded } from './harness/test.js';

/** The prices continue where the demo's day ended: a jump would need an operator. */
const CODE = 'EURUSD';
const BEGIN = Date.UTC(2014, 4, 7, 12);
/** Ticks for the recording to play while the server starts, one each second. */
const WARM_UP = 900;
const DAY = 86_400_000;
/** An hour more than two days after the first subscription, and than three after the second. */
const TWO_DAYS = BEGIN + 2 * DAY + 3_600_000;
const THREE_MORE = TWO_DAYS + 3 * DAY + 3_600_000;

const FUND = {
  is_published: true,
  texts: {
    en: {
      title: 'Three days',
      desc: 'Locks an amount for three days.',
      risk: 'The firm may stop offering it.',
      who_pays: 'This firm, from what it earns with spreads.',
    },
  },
  image: '',
  ...{ dividend_percentage: '0.8', lock_dividend_days: 3, liquidated_damages: '5' },
  ...{ staring_sub_amount: '100', max_sub_amount: '1000', limit_num: 0, sort: 0 },
};

/** A server whose days pass when a test says so. */
const test = plain.extend<object, { pipe: PipedTicks }>({
  pipe: [
    async ({}, use) => {
      const times = Array.from({ length: WARM_UP }, (_, at) => BEGIN + at * 1_000);
      const ticks = [...times, TWO_DAYS, THREE_MORE].map((time) => ({ time, bid: '1.16', ask: '1.1601' }));
      const pipe = await PipedTicks.of(ticks);
      await use(pipe);
      await pipe.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ pipe }, use) => {
      const replay = { PRICE_FEED: 'replay', REPLAY_CLOCK: 'recorded', REPLAY_SPEED: 'max' };
      const env = { ...replay, REPLAY_FILES: `${CODE}=${pipe.path}` };
      const server = await writeTicksWhile([pipe], startServer({ database: 'sqlite', env }));
      await use(server);
      await server.discard();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('a pool is filled, a customer subscribes, is paid by the day, redeems, and stays a second time until the end', async ({
  page,
  server,
  operator,
  pipe,
}) => {
  const standAt = async (time: number): Promise<void> => {
    await pipe.writeTo(pipe.ticks.findIndex((tick) => tick.time > time) >>> 0 || pipe.ticks.length);
    await expect
      .poll(async () => {
        const list = await client(server.url).read<TradeSymbol[]>('/v2/api/forex/trade_list');
        return list.find(({ Code }) => Code === CODE)?.ForexQuotations?.TimeMs;
      })
      .toBe(time);
  };
  const owner = await adminClient(server, 'owner');
  const { id: fundId } = await owner.create('funds', FUND);
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 1_000);

  await openWithLivePushes(page, '/mining');
  const card = page.getByTestId(`fund-${fundId}`);
  await expect(card).toContainText('292.00%');
  await expect(card).toContainText('1,000.00');
  await expect(card).toContainText('Fully subscribed');
  await owner.create(`fund-pools/${fundId}/requests`, { amount: '100', reason: 'For what it promises.' });
  await page.getByRole('button', { name: 'How it works' }).click();
  await expect(page.getByRole('dialog')).toContainText('nobody else guarantees them');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto('/mining');
  await expect(card).toContainText('100.00 USD');
  await waitUntilLoaded(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Subscribe: Three days' }).click();
  const subscribe = page.getByRole('button', { name: 'Subscribe', exact: true });
  // Without an amount there is no profit, in any currency.
  await expect(page.getByRole('definition').filter({ hasText: /^–/ }).first()).toHaveText('–');
  await subscribe.click();
  await expect(page.getByText('Please enter the amount you wish to lock.')).toBeVisible();
  await page.getByLabel('Amount to lock').fill('500');
  await expect(page.getByText('4.00')).toBeVisible();
  await expect(page.getByText('Your subscription would reserve')).toContainText('12.00 USD');
  await waitUntilLoaded(page);
  expect(await faultsOf(page)).toEqual([]);
  await subscribe.click();
  await expect(page.getByRole('dialog')).toContainText('512.00');
  await expect(page.getByRole('dialog')).toContainText('475.00');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lock and subscribe' }).click();
  await expect(page).toHaveURL(/\/mining\/record$/);
  const row = page.getByTestId(/^subscription-\d+$/).first();
  await expect(row).toContainText('0 of 3 days paid');
  await expect(row).toContainText('Next profit in');
  expect(await fundingOf(customer)).toBe(500);

  await standAt(TWO_DAYS);
  // Updated by a push.
  await expect(row).toContainText('2 of 3 days paid');
  await expect.poll(() => fundingOf(customer)).toBe(508);
  await waitUntilLoaded(page);
  expect(await faultsOf(page)).toEqual([]);
  await row.getByRole('link', { name: 'Income' }).click();
  await expect(page.getByTestId('income-sums')).toContainText('8.00');
  await expect(page.getByText(/^Day \d$/)).toHaveText(['Day 2', 'Day 1']);
  await waitUntilLoaded(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back' }).click();

  await row.getByRole('button', { name: 'Redeem early' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('−25.00');
  await expect(dialog).toContainText('475.00');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Redeem early' }).click();
  await expect(row).toContainText('Refunded');
  expect(await fundingOf(customer)).toBe(983);

  await customer.client.take('/api/fund/buy', { id: fundId, amount: 100 });
  await expect(row).toContainText('0 of 3 days paid');
  await standAt(THREE_MORE);
  await expect(row).toContainText('Finished');
  await expect(row).toContainText('3 of 3 days paid');
  await expect.poll(() => fundingOf(customer)).toBe(985.4);
  await row.getByRole('button', { name: 'Check it yourself' }).click();
  await expect(row).toContainText('= 0.8');
  await expect(row).toContainText('fund.maturity');
  await expect(row).toContainText('change (held) -100');
  await waitUntilLoaded(page);
  expect(await faultsOf(page)).toEqual([]);
  await owner.change('settings', 'ai_trade_name', { value: 'Savings' });
  await owner.change('settings', 'is_mining_hide_max_subscribe', { value: '1' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Savings' }).click();
  await expect(page.getByRole('heading', { name: 'Savings' })).toBeVisible();
  await expect(card).toContainText('Smallest amount');
  await expect(card).not.toContainText('1,000.00');
  await expect(page.getByTestId('fund-totals')).toContainText('10.40');
  // 100 were subscribed, 10.40 paid out, and 25 came from the redemption.
  await expect(card).toContainText('114.60 USD');
});
