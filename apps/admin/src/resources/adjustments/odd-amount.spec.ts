import { expect, it } from 'vitest';
import { oddAmount } from './odd-amount.js';

const known = { balance: 100, paidIn: 500, currency: 'USD' };

it.each([
  [500, 0],
  [-500, 0],
  [501, 1],
  [1_001, 2],
])('a correction of %d is odd for %d reasons', (amount, reasons) => {
  expect(oddAmount(amount, known)).toHaveLength(reasons);
});

it('what was paid in says nothing until it is known', () => {
  expect(oddAmount(900, { ...known, paidIn: undefined })).toEqual([]);
});
