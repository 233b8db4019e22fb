import { describe, expect, it } from 'vitest';
import type { Customer } from '../customers/customer.js';
import { amountFault, balancesOf, touchesOf } from './adjustment.js';

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
  ['12.5', 1, 'adds 12.50 USDT to the funding account'],
  ['-12.5', 2, 'takes 12.50 USDT from the contract account'],
  ['+3', 3, 'adds 3.00 USDT to the options account'],
  ['10000000000', 1, 'adds 10,000,000,000.00 USDT to'],
  ['0.001', 1, 'adds 0.001 USDT to'],
  ['', 1, 'Nothing is booked'],
])('%s on account %s says what it does', (typed, account, says) => {
  expect(touchesOf(typed, account, 'USDT')).toContain(says);
});

it('a balance is shown before and after with two decimals', () => {
  const accounts = [{ type: 'change', balance: 8307.480607 }] as unknown as Customer['accounts'];
  expect(balancesOf({ accounts }, 1, '+25.5')).toEqual({ from: '8,307.48', to: '8,332.98' });
});
