import { decimal, formatDecimal } from '@truemark/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  coinsFor,
  receivedOf,
  refuseWithdrawal,
  type WithdrawalFee,
  type WithdrawalState,
  withdrawalFee,
} from './withdrawal.js';

const fixed = (rate: string): WithdrawalFee => ({ type: 'fixed', rate: decimal(rate) });
const percent = (rate: string): WithdrawalFee => ({ type: 'percent', rate: decimal(rate) });

it.each([
  ['100', fixed('2.5'), 'coin', '2.5', '97.5'],
  ['100', percent('1.5'), 'bank', '1.5', '98.5'],
  ['100', fixed('0'), 'bank', '0', '100'],
  ['33.333333', percent('0.1'), 'coin', '0.03333333', '33.3'],
  ['10.00005', fixed('0'), 'coin', '0', '10'],
  ['10.019', fixed('0.005'), 'bank', '0.005', '10.01'],
  ['10.0199', fixed('0'), 'bank', '0', '10.01'],
  ['2', fixed('2'), 'coin', '2', '0'],
  ['1', fixed('2.5'), 'bank', '2.5', '0'],
  ['0.00004', fixed('0'), 'coin', '0', '0'],
  ['10000000000', percent('99.99999999'), 'bank', '9999999999', '1'],
] as const)('%s with a fee of %o by %s costs %s and brings %s', (amount, fee, way, cost, received) => {
  expect(formatDecimal(withdrawalFee(decimal(amount), fee))).toBe(cost);
  expect(formatDecimal(receivedOf(decimal(amount), fee, way))).toBe(received);
});

it.each([
  ['97.5', '1', '97.5'],
  ['97.5', '96000', '0.00101563'],
  ['1', '3', '0.33333333'],
  ['2', '3', '0.66666667'],
])('%s at %s are %s coins', (sum, price, coins) => {
  expect(formatDecimal(coinsFor(decimal(sum), decimal(price)))).toBe(coins);
});

const clear: WithdrawalState = {
  blockedReason: null,
  blockedBy: null,
  hasPending: false,
  received: 1n,
};

it.each<[Partial<WithdrawalState>, string | undefined]>([
  [{}, undefined],
  [{ blockedBy: 'withdraw.loan_unpaid' }, 'withdraw.loan_unpaid'],
  [{ hasPending: true }, 'withdraw.pending_blocks'],
  [{ received: 0n }, 'withdraw.nothing_received'],
  [{ blockedBy: 'withdraw.loan_unpaid', hasPending: true, received: 0n }, 'withdraw.loan_unpaid'],
  [{ blockedReason: 'fraud', blockedBy: 'withdraw.loan_unpaid' }, 'customer.blocked'],
])('a customer with %o is answered %s', (differs, key) => {
  expect(refuseWithdrawal({ ...clear, ...differs })?.key).toBe(key);
});

it('never brings less than nothing, nor more than what was asked for', () => {
  const fee = fc.record({
    type: fc.constantFrom('fixed' as const, 'percent' as const),
    rate: fc.bigInt(0n, 10n ** 11n),
  });
  const way = fc.constantFrom('coin' as const, 'bank' as const);
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 18n), fee, way, (amount, pinned, by) => {
      const received = receivedOf(amount, pinned, by);
      expect(received >= 0n && received <= amount).toBe(true);
      const exact = amount - withdrawalFee(amount, pinned);
      const step = by === 'coin' ? 10_000n : 1_000_000n;
      if (exact > step) expect(received > exact - step && received < exact + step).toBe(true);
    }),
  );
});
