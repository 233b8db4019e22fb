import fc from 'fast-check';

export type Wallet = 'change' | 'forex' | 'micro';

/** An action on external money or between accounts. */
export type CashAction =
  | { readonly kind: 'adjust'; readonly customer: number; readonly account: Wallet; readonly amount: number }
  | {
      readonly kind: 'transfer';
      readonly customer: number;
      readonly from: Wallet;
      readonly to: Wallet;
      readonly amount: number;
    }
  | {
      readonly kind: 'payIn';
      readonly customer: number;
      readonly way: 'coin' | 'bank' | 'askForBank';
      readonly amount: number;
    }
  | {
      readonly kind: 'depositAction';
      readonly customer: number;
      /** How many numbers before the next one to be issued; 0 is the next one itself. */
      readonly back: number;
      readonly act: 'assign' | 'prove' | 'cancel' | 'approved' | 'rejected' | 'invalid';
    }
  | {
      readonly kind: 'withdraw';
      readonly customer: number;
      readonly way: 'coin' | 'bank';
      readonly amount: number;
      /** Percentage or fixed fee. */
      readonly fee: number;
      readonly isPercent: boolean;
    }
  | {
      readonly kind: 'withdrawalAction';
      readonly customer: number;
      readonly back: number;
      readonly act: 'cancel' | 'approved' | 'rejected' | 'pay';
    };

/** Mostly the real customer; a demo customer tries too. */
const customer = fc.constantFrom(2, 2, 2, 2, 0);
const wallet = fc.constantFrom<Wallet>('change', 'change', 'forex', 'forex', 'micro');
const amount = fc.integer({ min: 1, max: 900 });

const adjust = fc.record({
  kind: fc.constant('adjust' as const),
  customer,
  account: wallet,
  amount: fc.integer({ min: -300, max: 900 }).filter((sum) => sum !== 0),
});

const transfer = fc.record({
  kind: fc.constant('transfer' as const),
  customer: fc.nat(2),
  from: wallet,
  to: wallet,
  amount: fc.integer({ min: 1, max: 400 }),
});

const payIn = fc.record({
  kind: fc.constant('payIn' as const),
  customer,
  way: fc.constantFrom('coin' as const, 'bank' as const, 'askForBank' as const),
  amount,
});

const depositAction = fc.record({
  kind: fc.constant('depositAction' as const),
  customer,
  back: fc.nat(3),
  act: fc.constantFrom(
    ...(['approved', 'approved', 'assign', 'assign', 'prove', 'cancel', 'rejected', 'invalid'] as const),
  ),
});

const withdraw = fc.record({
  kind: fc.constant('withdraw' as const),
  customer,
  way: fc.constantFrom('coin' as const, 'bank' as const),
  amount: fc.integer({ min: 1, max: 500 }),
  fee: fc.nat(30),
  isPercent: fc.boolean(),
});

const withdrawalAction = fc.record({
  kind: fc.constant('withdrawalAction' as const),
  customer,
  back: fc.nat(2),
  act: fc.constantFrom(...(['approved', 'approved', 'rejected', 'cancel', 'pay'] as const)),
});

export const cashAction: fc.Arbitrary<CashAction> = fc.oneof(
  { weight: 1, arbitrary: adjust },
  { weight: 2, arbitrary: transfer },
  { weight: 3, arbitrary: payIn },
  { weight: 3, arbitrary: depositAction },
  { weight: 2, arbitrary: withdraw },
  { weight: 5, arbitrary: withdrawalAction },
);
