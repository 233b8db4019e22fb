import { expect, it } from 'vitest';
import { fundingFault } from './funding.js';

it.each([
  ['100', undefined],
  ['-100.55', undefined],
  ['100.555', 'At most 2 decimals.'],
  ['0', 'An amount other than zero.'],
  ['many', 'An amount such as 12.5, or -12.5 to debit.'],
])('%s: %s', (typed, fault) => {
  expect(fundingFault(typed)).toBe(fault);
});
