import { describe, expect, it } from 'vitest';
import { amountFault, touchesOf } from './adjustment.js';

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
  ['12.5', 1, 'adds 12.5 to the funding account'],
  ['-12.5', 2, 'takes 12.5 from the contract account'],
  ['+3', 3, 'adds 3 to the options account'],
  ['', 1, 'Nothing is booked'],
])('%s on account %s says what it does', (typed, account, says) => {
  expect(touchesOf(typed, account)).toContain(says);
});
