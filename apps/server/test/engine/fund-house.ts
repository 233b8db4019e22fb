import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { expect } from 'vitest';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { type Command, type Outcome, SYSTEM } from '../../dist/engine/protocol.js';
import { AccountPostings, postingsOf } from '../../dist/features/wallet/account-postings.js';
import { EntryNumbers } from '../../dist/features/wallet/entry-numbers.js';
import type { Customer } from '../../src/engine/products/customers/tables/customer.table.js';
import type { Fund } from '../../src/engine/products/mining/tables/fund.table.js';
import type { FundSubscription } from '../../src/engine/products/mining/tables/fund-subscription.table.js';
import type { Database } from '../harness/database.js';
import { FOUR_EYES } from './four-eyes.js';
import { person, startTestEngine, type TestEngine } from './test-engine.js';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** 0.8 % a day for 30 days, 5 % for early redemption. */
const TERMS = {
  dividendPercentage: decimal('0.8'),
  lockDividendDays: 30,
  liquidatedDamages: decimal('5'),
};
export const FUND: Fund = {
  ...{ id: 1, isPublished: true, image: '', texts: {}, sort: 1, limitNum: 0 },
  ...{ least: decimal('10'), most: decimal('5000') },
  ...TERMS,
};

export type FundHouse = Awaited<ReturnType<typeof fundHouse>>;

/** An engine with one fund, and helpers for its customers. */
export async function fundHouse(database: Database) {
  const ground: TestEngine = await startTestEngine(database);
  const submit = <C extends Command>(command: C) => ground.engine.submit(command);
  let fund = FUND;
  const change = (more: Partial<Fund>) => {
    fund = { ...fund, ...more };
    const row = { op: 'upsert', table: 'funds', row: fund } as const;
    return submit({ kind: 'rows.record', actor: SYSTEM, rows: [row] });
  };
  await change({});
  const by = (id: number) => ({ kind: 'customer', id }) as const;
  const known = (outcome: Outcome): FundSubscription => {
    if (isRefusal(outcome)) throw new Error(outcome.key);
    return (outcome as { subscription: FundSubscription }).subscription;
  };
  const subscribe = (customerId: number, amount: string, more: object = {}) =>
    submit({
      ...{ kind: 'fund.subscribe', actor: by(customerId), customerId, fundId: 1, amount: decimal(amount) },
      ...more,
    } as Command);
  const of = (customerId: number) => ground.client.ask({ kind: 'fund.of', customerId });
  const balance = async (customerId: number, part: 'free' | 'held'): Promise<string> => {
    const { accounts } = await ground.account(customerId);
    return formatDecimal(accounts.find((a) => a.kind === 'change' && a.part === part)?.balance ?? 0n);
  };
  return {
    ...{ ground, submit, change, known, subscribe, of },
    fundId: 1,
    terms: TERMS,
    set: (values: Record<string, string>) => submit({ kind: 'settings.change', actor: SYSTEM, values }),
    newSaver: async (amount: string, more: Partial<Customer> = {}): Promise<number> => {
      const customer = person({ isDemo: false, demoId: null, ...more });
      const made = await submit({ kind: 'customer.create', actor: SYSTEM, customer });
      if (isRefusal(made)) throw new Error(made.key);
      const { id } = made.customer;
      if (decimal(amount) > 0n)
        await submit({
          ...{ kind: 'wallet.adjust', actor: { kind: 'operator', id: 2 }, customerId: id },
          ...{ account: 'change', amount: decimal(amount), memo: 'A correction', refId: 1 },
        } as Command);
      return id;
    },
    subscribed: async (customerId: number, amount: string) => known(await subscribe(customerId, amount)),
    redeem: (customerId: number, subscriptionId: number) =>
      submit({ kind: 'fund.redeem', actor: by(customerId), customerId, subscriptionId }),
    pay: (...ids: number[]) => submit({ kind: 'fund.pay', actor: SYSTEM, ids }),
    fill: (amount: string, more: object = {}) =>
      submit({
        ...{ kind: 'fund_pool.fund', fundId: 1, amount: decimal(amount), memo: 'For profits' },
        ...{ ...FOUR_EYES, ...more },
      } as Command),
    free: (customerId: number) => balance(customerId, 'free'),
    held: (customerId: number) => balance(customerId, 'held'),
    pool: async () => {
      const [pool] = await ground.client.ask({ kind: 'fund.pools' });
      return {
        balance: formatDecimal(pool?.balance ?? 0n),
        promised: formatDecimal(pool?.promised ?? 0n),
        count: pool?.running.count ?? 0,
      };
    },
    /** Waits until the timer has paid this many days of the newest subscription, or all of them. */
    untilPaid: (customerId: number, days: number) =>
      expect
        .poll(async () => (await of(customerId)).at(-1)?.daysPaid ?? fund.lockDividendDays, {
          timeout: 60_000,
        })
        .toBe(days),
    /** Number of the customer's profits booked before an instant: by journal sequence and by ledger entry. */
    bookedBy: async (customerId: number, instant: number): Promise<[number, number]> => {
      const reader = await openSnapshot(ground.target);
      try {
        const number = await new EntryNumbers(reader).firstAt(instant);
        const [row] = await reader.query(
          `SELECT COUNT(*) AS paid FROM ledger_entries WHERE type = 'fund.dividend' AND id < $1`,
          [number],
        );
        const { accounts } = await ground.account(customerId);
        const own = accounts.find((a) => a.kind === 'change' && a.part === 'free');
        const postings = postingsOf(own, 'funds');
        const found = new AccountPostings(reader);
        const { first, last } = await found.span(postings, { from: 1, before: instant });
        const booked = await found.between(postings, first, last);
        return [Number(row?.paid), booked.filter(({ type }) => type === 'fund.dividend').length];
      } finally {
        await reader.close();
      }
    },
    /** Entries of a subscription, in journal order. */
    entries: async (id: number): Promise<{ type: string; at: number }[]> => {
      const reader = await openSnapshot(ground.target);
      try {
        const rows = await reader.query(
          `SELECT type, at FROM ledger_entries WHERE ref_kind = 'fund_subscription' AND ref_id = $1 ORDER BY id`,
          [id],
        );
        return rows.map(({ type, at }) => ({ type: String(type), at: Number(at) }));
      } finally {
        await reader.close();
      }
    },
  };
}
