import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { refuseSum } from '../wallet/cash-bounds.js';
import { refuseOnHold, refusePayout, refuseUnusableMethod } from './payout-terms.js';

const bounds = { least: decimal('10'), most: decimal('100') };
const HOUR = 3_600_000;

it.each([
  ['9.99999999', bounds, 'deposit.amount_too_small'],
  ['10', bounds, null],
  ['100', bounds, null],
  ['100.00000001', bounds, 'deposit.amount_too_large'],
  ['999999', { ...bounds, most: 0n }, null],
])('a deposit of %s within %o: %s', (amount, within, key) => {
  expect(refuseSum('deposit', decimal(amount), within)?.key ?? null).toBe(key);
});

it.each([
  ['bank', '50.5', true, 'withdraw.whole_number'],
  ['bank', '50', true, null],
  ['bank', '50.5', false, null],
  ['coin', '50.5', true, null],
  ['bank', '5.5', true, 'withdraw.amount_too_small'],
  ['coin', '500', true, 'withdraw.amount_too_large'],
] as const)(
  'a withdrawal by %s of %s, whole ones only: %s, is refused with %s',
  (way, amount, whole, key) => {
    expect(refusePayout(decimal(amount), { ...bounds, way }, whole)?.key ?? null).toBe(key);
  },
);

describe('what waits', () => {
  it.each([
    [null, 0, null],
    [1_000, 1_000, null],
    [1_000, 999, 1],
    [2 * HOUR, 0, 2],
    [2 * HOUR + 1, 0, 3],
  ])('until %s at %d waits so many hours: %s', (from, now, hours) => {
    expect(refuseOnHold(from, now)?.facts?.hours ?? null).toBe(hours);
    expect(refuseUnusableMethod(from ?? 0, now)?.facts?.hours ?? null).toBe(hours);
  });
});
