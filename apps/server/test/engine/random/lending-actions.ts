import fc from 'fast-check';

/** An action of a borrower or operator, before the loans it refers to are known. */
export type LendingAction =
  | { readonly kind: 'form'; readonly customer: number }
  | { readonly kind: 'decideForm'; readonly customer: number; readonly isApproved: boolean }
  | { readonly kind: 'submit'; readonly customer: number; readonly product: number; readonly amount: number }
  | { readonly kind: 'repay' | 'prove' | 'cancel'; readonly customer: number; readonly which: number }
  | {
      readonly kind: 'decide' | 'decideRepayment';
      readonly which: number;
      readonly isApproved: boolean;
      readonly isAlone: boolean;
    }
  | { readonly kind: 'writeOff'; readonly which: number; readonly isAlone: boolean }
  | { readonly kind: 'fund'; readonly amount: number; readonly isAlone: boolean }
  | { readonly kind: 'adjust'; readonly customer: number; readonly amount: number }
  | { readonly kind: 'transfer'; readonly customer: number; readonly isOut: boolean; readonly amount: number }
  | { readonly kind: 'withdraw' | 'takeBack'; readonly customer: number };

/** Actions that reach the lane at the same instant, some time after the previous moment. */
export interface LendingMoment {
  /** Hours. */
  readonly wait: number;
  readonly actions: readonly LendingAction[];
}

const customer = fc.nat(2);
/** Selects a loan: below 4, an open one of the customer; 4, the newest of anybody, in any state. */
const which = fc.nat(4);
const isAlone = fc.nat(7).map((one) => one === 0);
const mostly = fc.nat(4).map((one) => one > 0);
const of = <const K extends string>(...kinds: K[]) => fc.constantFrom(...kinds);

const action: fc.Arbitrary<LendingAction> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: of('form'), customer }) },
  { weight: 3, arbitrary: fc.record({ kind: of('decideForm'), customer, isApproved: mostly }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: of('submit'),
      customer,
      product: fc.nat(2),
      amount: fc.integer({ min: 50, max: 2_100 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: of('decide'), which, isApproved: mostly, isAlone }) },
  { weight: 4, arbitrary: fc.record({ kind: of('repay', 'prove', 'prove', 'cancel'), customer, which }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: of('decideRepayment'), which, isApproved: fc.boolean(), isAlone }),
  },
  { weight: 1, arbitrary: fc.record({ kind: of('writeOff'), which, isAlone: mostly }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: of('fund'),
      amount: fc.integer({ min: -1_500, max: 2_500 }).filter((sum) => sum !== 0),
      isAlone,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: of('adjust'), customer, amount: fc.integer({ min: -200, max: 900 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: of('transfer'),
      customer,
      isOut: fc.boolean(),
      amount: fc.integer({ min: 1, max: 500 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: of('withdraw', 'takeBack'), customer }) },
);

/** Some weeks of three customers and a loan book that runs short at times. */
export const weeks: fc.Arbitrary<readonly LendingMoment[]> = fc.array(
  fc.record({
    wait: fc.oneof(
      { weight: 3, arbitrary: fc.nat(6) },
      { weight: 2, arbitrary: fc.integer({ min: 12, max: 240 }) },
    ),
    actions: fc.array(action, { minLength: 2, maxLength: 6 }),
  }),
  { minLength: 30, maxLength: 50 },
);
