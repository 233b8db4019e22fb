import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysLate, dueTimeOf, OVERDUE_BUCKETS } from './overdue.js';
import { loanDueAt } from './payoff.js';

const at = (text: string): number => Date.parse(text);
const DUE = loanDueAt(at('2026-11-01T15:00:00Z'), 30);

it.each([
  ['2026-11-20T00:00:00Z', 0],
  ['2026-12-01T23:59:59.999Z', 0],
  ['2026-12-02T00:00:00Z', 1],
  ['2026-12-02T23:59:59.999Z', 1],
  ['2026-12-03T00:00:00Z', 2],
  ['2027-01-01T12:00:00Z', 31],
])('at %s it is %i days late', (now, days) => {
  expect(daysLate(DUE, at(now))).toBe(days);
});

it('a due time belongs to the days late that it was asked for', () => {
  const now = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(now, fc.integer({ min: 1, max: 4000 }), (instant, days) => {
      const due = dueTimeOf(days, instant);
      expect(daysLate(due, instant)).toBe(days);
      expect(daysLate(due + 86_400_000, instant)).toBe(days - 1);
    }),
  );
});

it('every day late is in one span', () => {
  for (let days = 1; days < 500; days++) {
    const spans = OVERDUE_BUCKETS.filter(({ from, to }) => days >= from && (to === null || days <= to));
    expect(spans).toHaveLength(1);
  }
});
