import { expect, it } from 'vitest';
import { customSpan, daysOf, spanOf } from './span.js';

it.each([
  ['today', '2026-03-31', '2026-03-31', '2026-03-31', '2026-03-30', '2026-03-30'],
  ['7d', '2026-03-03', '2026-02-25', '2026-03-03', '2026-02-18', '2026-02-24'],
  ['30d', '2026-03-31', '2026-03-02', '2026-03-31', '2026-01-31', '2026-03-01'],
  ['month', '2026-03-15', '2026-03-01', '2026-03-15', '2026-02-01', '2026-02-15'],
  // February has no 31st: the whole month is compared.
  ['month', '2026-03-31', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['month', '2026-01-01', '2026-01-01', '2026-01-01', '2025-12-01', '2025-12-01'],
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
] as const)('%s as of %s', (range, today, from, to, formerFrom, formerTo) => {
  expect(spanOf(range, today)).toEqual({ from, to, before: { from: formerFrom, to: formerTo } });
});

it('compares chosen days with as many right before them', () => {
  expect(customSpan({ from: '2026-03-01', to: '2026-03-10' }).before).toEqual({
    from: '2026-02-19',
    to: '2026-02-28',
  });
});

it('names every day of a span, the last one too', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
});
