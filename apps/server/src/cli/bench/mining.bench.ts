import { dayProfit, FUND_DAY } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { type LedgerAccount, ledgerAccounts } from '../../engine/kernel/tables/ledger.table.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { type Fund, funds } from '../../engine/products/mining/tables/fund.table.js';
import {
  type FundSubscription,
  fundSubscriptions,
} from '../../engine/products/mining/tables/fund-subscription.table.js';
import { SYSTEM } from '../../engine/protocol.js';
import { CopyCrowd } from './copy-crowd.js';
import { NOON } from './crowd.js';
import { pacedLatencies } from './paced-latencies.js';
import { type Figure, interleaved, type Ratio } from './ratio.js';
import { percentile } from './send-steadily.js';
import { SqlDividends } from './sql-dividends.js';
import { customerAt, insertRows, startedWith } from './start.bench.js';

const ROUNDS = 3;
const SAVERS = 200;
/** Dividends due at one instant: for the burst, and while others order. */
const BURST = 10_000;
const CROWD = 100_000;
/** Dividends for the comparison with one transaction each; a part suffices. */
const EACH = 2_000;
const QUIET = 5_000;
/** Running subscriptions at start, and their owners. */
const RUNNING = 1_000_000;
const OWNERS = 100_000;

const SHARE = decimal('10');
const TERMS = {
  dividendPercentage: decimal('0.8'),
  lockDividendDays: 300,
  liquidatedDamages: decimal('5'),
};
const FUND: Fund = {
  ...{ id: 1, isPublished: true, image: '', texts: {}, sort: 1, limitNum: 0 },
  ...{ least: SHARE, most: SHARE },
  ...TERMS,
};

/** Dividends in bursts, and others' orders meanwhile. */
export async function miningBench(): Promise<(Ratio | Figure)[]> {
  return [...(await burst()), ...(await meanwhile())];
}

/** Customers with so many subscriptions due at one instant. */
async function savers(subscriptions: number): Promise<CopyCrowd> {
  const crowd = await CopyCrowd.open(1, SAVERS);
  await crowd.submit({
    ...{ kind: 'rows.record', actor: SYSTEM },
    rows: [{ op: 'insert', table: funds.name, row: FUND }],
  });
  await crowd.submit({
    ...{ kind: 'fund_pool.fund', actor: { kind: 'operator', id: 2 }, fundId: 1, memo: 'for profits' },
    ...{ amount: decimal('10000000'), approvedBy: { people: [1, 2], approvalId: 1, at: NOON } },
  });
  const money = { account: 'change', amount: decimal('100000'), memo: 'to begin with', refId: 1 } as const;
  await crowd.each(crowd.others, (customerId) => ({
    ...{ kind: 'wallet.adjust', actor: SYSTEM, customerId, ...money },
  }));
  const all = Array.from({ length: subscriptions }, (_, at) => crowd.others[at % SAVERS] as number);
  await crowd.each(all, (customerId) => ({
    ...{ kind: 'fund.subscribe', actor: { kind: 'customer', id: customerId } },
    ...{ customerId, fundId: 1, amount: SHARE },
  }));
  return crowd;
}

/** Returns a function that lets a day pass and waits for its dividends. */
function dayOf(crowd: CopyCrowd, subscriptions: number): () => Promise<number> {
  let paid = 0;
  let wanted = Number.POSITIVE_INFINITY;
  let reached = (): void => undefined;
  crowd.engine.subscribe((event) => {
    if (event.type === 'fund_subscription.changed' && ++paid === wanted) reached();
  });
  /** Lets a day pass; resolves when all due dividends are durable, with the duration, ms. */
  return async () => {
    const done = new Promise<void>((resolve) => {
      reached = resolve;
    });
    wanted = paid + subscriptions;
    const from = performance.now();
    await crowd.pass(FUND_DAY);
    await done;
    return performance.now() - from;
  };
}

/** Throws unless every saver was paid for each day passed. */
async function check(crowd: CopyCrowd, subscriptions: number, days: number): Promise<void> {
  const due = dayProfit(TERMS, SHARE) * BigInt(days * subscriptions);
  const [pool] = await crowd.engine.ask({ kind: 'fund.pools' });
  if (pool?.balance !== decimal('10000000') - due) throw new Error(`the pool has ${pool?.balance}`);
  const own = await crowd.engine.ask({ kind: 'fund.of', customerId: crowd.others[0] as number });
  if (own.some(({ daysPaid }) => daysPaid !== days)) throw new Error('a day was not paid, or twice');
}

async function burst(): Promise<(Ratio | Figure)[]> {
  const crowd = await savers(BURST);
  const usual = new SqlDividends(EACH, SAVERS);
  const pass = dayOf(crowd, BURST);
  const speeds: number[] = [];
  let days = 0;
  const ratios = await interleaved(ROUNDS, async () => {
    const took = await pass();
    await check(crowd, BURST, ++days);
    const from = performance.now();
    usual.payEach();
    const each = (performance.now() - from) / EACH;
    usual.check();
    speeds.push((BURST / took) * 1_000);
    return each / (took / BURST);
  });
  await crowd.discard();
  usual.discard();
  const asserted = 'every day is paid once, the pool is exact';
  const told = speeds.slice(1).map((speed) => Math.round(speed).toLocaleString('en'));
  return [
    { name: 'dividends a second in a burst of 10,000 ÷ one SQL transaction each', goal: 5, ratios, asserted },
    { name: 'dividends a second in such a burst', text: told.join(', ') },
  ];
}

async function meanwhile(): Promise<(Ratio | Figure)[]> {
  const crowd = await savers(CROWD);
  const pass = dayOf(crowd, CROWD);
  const [before, during, took]: [number[], number[], number[]] = [[], [], []];
  let days = 0;
  const ratios = await interleaved(ROUNDS, async () => {
    const quiet = await pacedLatencies(crowd, new Promise((resolve) => setTimeout(resolve, QUIET)));
    const paying = pass();
    const busy = await pacedLatencies(crowd, paying);
    took.push(await paying);
    await check(crowd, CROWD, ++days);
    before.push(percentile(quiet, 0.99));
    during.push(percentile(busy, 0.99));
    return (3 * percentile(quiet, 0.99)) / percentile(busy, 0.99);
  });
  await crowd.discard();
  const shown = (all: readonly number[], places = 1): string =>
    all
      .slice(1)
      .map((ms) => ms.toFixed(places))
      .join(', ');
  return [
    {
      name: '3 × orders’ quiet p99 ÷ while 100,000 subscriptions of one minute are paid',
      goal: 1,
      ratios,
      asserted: 'every order was accepted, every day is paid once, the pool is exact',
    },
    { name: 'orders’ p99', text: `quiet ${shown(before)} ms, meanwhile ${shown(during)} ms` },
    { name: 'all 100,000 paid after', text: `${shown(took, 0)} ms` },
  ];
}

/** A start with a million running subscriptions and nothing else. */
export const fundStartBench = (): Promise<(Ratio | Figure)[]> =>
  startedWith({
    what: `1,000,000 running subscriptions of ${OWNERS.toLocaleString('en')} customers`,
    fill: (database) => {
      insertRows(database, customers, OWNERS, customerAt);
      insertRows(database, ledgerAccounts, 2 * OWNERS, accountAt);
      insertRows(database, funds, 1, () => FUND);
      insertRows(database, fundSubscriptions, RUNNING, subscriptionAt);
    },
    isWhole: ({ subscriptions }) => subscriptions === RUNNING,
    asserted: 'every subscription is there',
  });

const accountAt = (index: number): LedgerAccount => ({
  ...{ id: index + 1, ownerId: 1 + Math.floor(index / 2), kind: 'change', book: 'real', currency: 'USD' },
  ...{ part: index % 2 === 0 ? 'free' : 'held', balance: 0n, postings: 0, kindPostings: {}, number: null },
});

const subscriptionAt = (index: number): FundSubscription => ({
  ...{ id: index + 1, customerId: 1 + (index % OWNERS), fundId: 1, status: 'running', share: SHARE },
  ...{ ...TERMS, dayProfit: dayProfit(TERMS, SHARE), refundHours: 0 },
  // Spread over the previous day, so that none is due at start.
  ...{ subscribedAt: NOON - (index % 86_000) * 1_000, daysPaid: 0 },
  ...{ refundAskedAt: null, returnsAt: null, endedAt: null, returned: null },
});
