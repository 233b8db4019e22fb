import { parseDecimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import type { Customer } from '../customers/customer.js';
import { amountFault, balancesOf, excessFault, touchesOf } from './adjustment.js';

describe('the amount of a correction', () => {
  it.each(['12.5', '-12.5', '+3', '0.00000001', 7, '999999999999'])('%s is one', (typed) => {
    expect(amountFault(typed)).toBeUndefined();
  });

  it.each(['', '0', '-0.00', '1e3', '1,5', '--1', '0.000000001', 'all', null, undefined])(
    '%s is none',
    (typed) => {
      expect(amountFault(typed)).toEqual(expect.any(String));
    },
  );
});

it.each([
  ['12.5', 1, 'credits 12.50 USDT to the funding account'],
  ['-12.5', 2, 'debits 12.50 USDT from the contract account'],
  ['+3', 3, 'credits 3.00 USDT to the options account'],
  ['10000000000', 1, 'credits 10,000,000,000.00 USDT to'],
  ['0.001', 1, 'credits 0.001 USDT to'],
  ['', 1, 'Nothing is booked'],
])('%s on account %s says what it does', (typed, account, says) => {
  expect(touchesOf(typed, account, 'USDT')).toContain(says);
});

it('a balance is shown before and after with two decimals', () => {
  const accounts = [{ type: 'change', balance: 8307.480607 }] as unknown as Customer['accounts'];
  expect(balancesOf({ accounts }, 1, '+25.5')).toEqual({ from: '8,307.48', to: '8,332.98' });
});

it('no more is taken than there is, and as much as anybody likes is given', () => {
  const balance = parseDecimal('10420');
  expect(excessFault('-99999999', balance)).toBe('More than the balance of 10,420.00.');
  expect(excessFault('-10420', balance)).toBeUndefined();
  expect(excessFault('+99999999', balance)).toBeUndefined();
  expect(excessFault('-99999999', null)).toBeUndefined();
});
