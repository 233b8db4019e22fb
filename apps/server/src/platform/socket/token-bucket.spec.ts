import { expect, it } from 'vitest';
import { NetworkTokenBuckets, TokenBucket } from './token-bucket.js';

const ALLOWANCE = { perSecond: 2, burst: 5 };

it('allows a burst, then the refill rate', () => {
  const budget = new TokenBucket(ALLOWANCE, 0);
  expect([1, 2, 3, 4, 5, 6].map(() => budget.spend(0))).toEqual([true, true, true, true, true, false]);
  expect(budget.spend(499)).toBe(false);
  expect(budget.spend(500)).toBe(true);
  expect(budget.spend(500)).toBe(false);
  expect(budget.spend(3_600_000, 5)).toBe(true);
  expect(budget.spend(3_600_000)).toBe(false);
});

it('counts each network separately, and loopback not at all', () => {
  const budgets = new NetworkTokenBuckets(ALLOWANCE);
  expect(budgets.spend('a', 0, 5)).toBe(true);
  expect(budgets.spend('a', 0, 1)).toBe(false);
  expect(budgets.spend('b', 0, 1)).toBe(true);
  budgets.sweep(0);
  expect(budgets.spend('a', 0, 1)).toBe(false);
  budgets.sweep(10_000);
  expect(budgets.spend('a', 10_000, 5)).toBe(true);
  for (let each = 0; each < 50; each++) expect(budgets.spend(null, 0, 5)).toBe(true);
});
