import { decimal, ONE } from '@truemark/money';
import fc from 'fast-check';
import { type Command, SYSTEM } from '../../../dist/engine/protocol.js';
import type { Fund } from '../../../src/engine/products/mining/tables/fund.table.js';
import { FOUR_EYES } from '../four-eyes.js';
import { FUND } from '../fund-house.js';

type Gen<A> = A extends fc.Arbitrary<infer T> ? T : never;

const customer = fc.nat({ max: 2 });
const fund = fc.nat({ max: 2 });
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('subscribe' as const),
      ...{ customer, fund },
      cents: fc.integer({ min: 900, max: 60_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('redeem' as const), customer, which: fc.nat(40) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fill' as const),
      fund,
      amount: fc.integer({ min: -400, max: 400 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('switch' as const),
      ...{ fund, isPublished: fc.boolean() },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('hours' as const), hours: fc.constantFrom(0, 0, 24, 70) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('adjust' as const),
      customer,
      amount: fc.integer({ min: -300, max: 900 }),
    }),
  },
);
export type MiningAction = Gen<typeof action>;

/** Hours that pass, and the actions that reach the lane then. */
export const days = fc.array(
  fc.record({
    wait: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(24, 72, 150)),
    actions: fc.array(action, { maxLength: 8 }),
  }),
  { minLength: 5, maxLength: 25 },
);

export type MiningMoment = Gen<typeof days>[number];

const fundOf = (id: number, percentage: string, lockDividendDays: number, damages: string): Fund => ({
  ...FUND,
  ...{ id, dividendPercentage: decimal(percentage), lockDividendDays, limitNum: id === 2 ? 2 : 0 },
  liquidatedDamages: decimal(damages),
});

/** A one-day fund, one with awkward rounding, and one whose penalty takes everything. */
export const FUNDS: readonly Fund[] = [
  fundOf(1, '0.8', 1, '5'),
  fundOf(2, '0.3337', 5, '3.3333'),
  fundOf(3, '1.25', 3, '100'),
];

export function miningCommand(action: MiningAction, newest: number): Command {
  const customerId = 'customer' in action ? action.customer + 1 : 0;
  const own = { actor: { kind: 'customer', id: customerId }, customerId } as const;
  const fundId = 'fund' in action ? action.fund + 1 : 0;
  switch (action.kind) {
    case 'subscribe':
      return { kind: 'fund.subscribe', ...own, fundId, amount: BigInt(action.cents) * (ONE / 100n) };
    case 'redeem':
      return { kind: 'fund.redeem', ...own, subscriptionId: 1 + (action.which % Math.max(1, newest)) };
    case 'fill': {
      const amount = BigInt(action.amount === 0 ? 1 : action.amount) * ONE + 7n;
      return { kind: 'fund_pool.fund', fundId, amount, memo: 'why', ...FOUR_EYES };
    }
    case 'switch': {
      const row = { ...(FUNDS[fundId - 1] as Fund), isPublished: action.isPublished };
      return { kind: 'rows.record', actor: SYSTEM, rows: [{ op: 'upsert', table: 'funds', row }] };
    }
    case 'hours': {
      const values = { fund_refund_hours: String(action.hours) };
      return { kind: 'settings.change', actor: SYSTEM, values };
    }
    case 'adjust': {
      const amount = BigInt(action.amount) * ONE + 3n;
      const why = { memo: 'w', refId: 1 } as const;
      return { kind: 'wallet.adjust', actor: SYSTEM, customerId, account: 'change', amount, ...why };
    }
  }
}
