import { expect, it } from 'vitest';
import { weekAndMonth } from './report-sums.js';
import { periodDays } from './stretch.js';

const span = { from: '2026-01-28', to: '2026-03-04' };

it.each([
  ['day', '2026-02-03', '2026-02-03', '2026-02-03'],
  ['week', '2026-02-02', '2026-02-02', '2026-02-08'],
  // Days outside the range are cut off.
  ['week', '2026-01-26', '2026-01-28', '2026-02-01'],
  ['month', '2026-02', '2026-02-01', '2026-02-28'],
  ['month', '2026-03', '2026-03-01', '2026-03-04'],
  ['all', '', '2026-01-28', '2026-03-04'],
] as const)('a %s of %s is %s to %s', (period, stretch, from, to) => {
  expect(periodDays(period, stretch, span)).toEqual({ from, to });
});

it.each([
  ['2026-02-02', '2026-02-02', '2026-02'],
  ['2026-02-01', '2026-01-26', '2026-02'],
  ['2027-01-01', '2026-12-28', '2027-01'],
])('%s is in the week of %s and the month %s', (day, week, month) => {
  expect(weekAndMonth(day)).toEqual({ week, month });
});
