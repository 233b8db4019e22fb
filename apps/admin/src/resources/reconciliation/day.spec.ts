import { describe, expect, it } from 'vitest';
import { product as deposits } from '../deposits/index.js';
import { product as funds } from '../funds/subscriptions/index.js';
import { product as loans } from '../loans/index.js';
import { product as withdrawals } from '../withdrawals/index.js';
import { dayAfter, dayOf, isDay, movementsOf, type Reconciliation, verdictOf } from './day.js';

const day: Reconciliation = {
  from_ms: 0,
  until_ms: 86_400_000,
  deposits: 300,
  withdrawals: 100,
  fees: 1.5,
  trading_result: -20,
  adjustments: 12.5,
  loans: 40,
  loan_book: 500,
  loan_book_change: -40,
  loan_income: 0,
  loan_losses: 0,
  funds: 8,
  fund_pools_change: -8,
  fund_capital: 0,
  liabilities: 1_000,
  liabilities_change: 279,
  stored_off: 0,
  difference: 0,
};

it('gives each movement the sign by which it moves what is owed', () => {
  const movements = movementsOf(day, [deposits, withdrawals, loans, funds]);
  expect(movements.map(({ moved }) => moved)).toEqual([300, -100, 40, 8, -1.5, 20, 12.5]);
  expect(movements.reduce((sum, { moved }) => sum + moved, 0)).toBe(day.liabilities_change);
});

it.each([
  [0, 0, true, 'Balanced'],
  [2.5, 0, false, '2.5 more'],
  [-0.00000001, 0, false, '1e-8 less'],
  [0, 0.5, false, 'differ from the journal by 0.5'],
])('a difference of %s, and %s in what is stored', (difference, off, isBalanced, says) => {
  const verdict = verdictOf({ difference, stored_off: off }, String);
  expect(verdict.isBalanced).toBe(isBalanced);
  expect(verdict.text).toContain(says);
});

describe('days', () => {
  it('begin where the house is', () => {
    const instant = Date.parse('2026-01-31T23:30:00Z');
    expect([dayOf(instant, 'GMT'), dayOf(instant, 'Asia/Tokyo')]).toEqual(['2026-01-31', '2026-02-01']);
  });

  it.each([
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-29', 1, '2026-03-30'],
  ])('%s and %s is %s', (from, by, to) => {
    expect(dayAfter(from, by)).toBe(to);
  });

  it.each([
    ['2026-01-31', true],
    ['2026-13-01', false],
    ['yesterday', false],
    [null, false],
  ])('%s is a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });
});
