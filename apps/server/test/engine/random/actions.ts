import fc from 'fast-check';
import { type CashAction, cashAction } from './cash-actions.js';

/** An action before the orders and prices it refers to are known. */
export type Action =
  | { readonly kind: 'tick'; readonly symbol: number; readonly move: number; readonly spread: number }
  | {
      readonly kind: 'open' | 'place';
      readonly customer: number;
      readonly symbol: number;
      readonly isBuy: boolean;
      readonly lots: number;
      readonly away: number;
      readonly stopLoss: number;
      readonly takeProfit: number;
      readonly trailing: number;
      readonly expireIn: number;
    }
  | { readonly kind: 'close'; readonly pick: number; readonly share: number; readonly byOperator: boolean }
  | { readonly kind: 'closeAll'; readonly customer: number; readonly symbol: number }
  | {
      readonly kind: 'option';
      readonly customer: number;
      readonly symbol: number;
      readonly isUp: boolean;
      readonly duration: number;
      readonly stake: number;
    }
  | { readonly kind: 'sell'; readonly pick: number; readonly least: number }
  | { readonly kind: 'cancel'; readonly pick: number }
  | {
      readonly kind: 'protect';
      readonly pick: number;
      readonly stopLoss: number;
      readonly takeProfit: number;
      readonly trailing: number;
    }
  | CashAction
  | {
      readonly kind: 'limits';
      readonly customer: number;
      readonly limit: number;
      readonly value: number;
    }
  | { readonly kind: 'setting'; readonly which: number; readonly value: number }
  | { readonly kind: 'symbol'; readonly symbol: number; readonly change: number };

/** Actions that reach the lane at the same instant, some time after the previous moment. */
export interface Moment {
  readonly wait: number;
  readonly actions: readonly Action[];
}

const customer = fc.nat(2);
const symbol = fc.nat(2);
const pick = fc.nat(1_000);
/** Distance from the market in points; 0 for none. Mostly small, so that ticks reach it. */
const level = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  fc.integer({ min: 1, max: 60 }),
  fc.integer({ min: 61, max: 800 }),
);
const near = fc.integer({ min: -150, max: 150 });

const tick = fc.record({
  kind: fc.constant('tick' as const),
  symbol,
  // Mostly small moves, sometimes a gap through every level.
  move: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: -40, max: 40 }) },
    near,
    fc.constantFrom(-900, 900),
  ),
  spread: fc.integer({ min: 0, max: 12 }),
});

const exposure = (kind: 'open' | 'place') =>
  fc.record({
    kind: fc.constant(kind),
    customer,
    symbol,
    isBuy: fc.boolean(),
    lots: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 90 })),
    away: near,
    stopLoss: level,
    takeProfit: level,
    trailing: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 5, max: 80 })),
    expireIn: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 })),
  });

export const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 12, arbitrary: tick },
  { weight: 5, arbitrary: exposure('open') },
  { weight: 4, arbitrary: exposure('place') },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('option' as const),
      customer,
      symbol,
      isUp: fc.boolean(),
      duration: fc.nat(2),
      stake: fc.integer({ min: 1, max: 60 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('sell' as const),
      pick,
      least: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      pick,
      share: fc.integer({ min: 1, max: 100 }),
      byOperator: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('closeAll' as const), customer, symbol: fc.nat(3) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('protect' as const),
      pick,
      stopLoss: level,
      takeProfit: level,
      trailing: fc.oneof(fc.constant(-1), fc.constant(0), fc.integer({ min: 5, max: 80 })),
    }),
  },
  { weight: 18, arbitrary: cashAction },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('limits' as const),
      customer,
      limit: fc.nat(2),
      value: fc.nat(2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('setting' as const), which: fc.nat(3), value: fc.nat(2) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('symbol' as const), symbol, change: fc.nat(5) }),
  },
);

/** A day of three customers in three symbols, two of which need conversion, with deposits and withdrawals. */
export const day: fc.Arbitrary<readonly Moment[]> = fc.array(
  fc.record({
    wait: fc.oneof({ weight: 9, arbitrary: fc.nat(1_500) }, fc.constant(15_000)),
    actions: fc.array(action, { minLength: 1, maxLength: 5 }),
  }),
  { minLength: 25, maxLength: 45 },
);
