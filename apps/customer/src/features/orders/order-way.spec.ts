import { expect, it } from 'vitest';
import { candleAt } from '../../api/symbols.js';
import { areNear, drawWay, edgeTimes, wayOf } from './order-way.js';

const MINUTE = 60_000;

it.each([
  ['1min', 10_000],
  ['1min', 90 * MINUTE],
  ['5min', 400 * MINUTE],
  ['60min', 3 * 1440 * MINUTE],
  ['1day', 900 * 1440 * MINUTE],
] as const)('bars of %s show a way of %d ms', (period, span) => {
  const way = wayOf(1_000_000, 1_000_000 + span);
  expect(way.period).toBe(period);
  expect(way.limit).toBeGreaterThanOrEqual(9);
  expect(way.limit).toBeLessThanOrEqual(160);
  expect(way.before).toBeGreaterThan(1_000_000 + span);
});

it('the line goes through the ends of the bars and through the marks', () => {
  const bars = [candleAt(100, 10), candleAt(160, 20), candleAt(220, 15)];
  const way = { bar: MINUTE, known: 270_000 };
  const drawn = drawWay(bars, {
    ...way,
    marks: [
      { at: 170_000, price: 15 },
      { at: 195_000, price: 10 },
    ],
  });
  expect(drawn?.line).toEqual([
    [0, 100],
    [(10 / 110) * 100, 50],
    [(35 / 110) * 100, 100],
    [(60 / 110) * 100, 0],
    [100, 50],
  ]);
  expect(drawn?.places).toEqual([
    [(10 / 110) * 100, 50],
    [(35 / 110) * 100, 100],
  ]);
  // The bar that still runs ends at what is known.
  expect(drawn).toMatchObject({ start: 160_000, end: 270_000, low: 10, high: 20 });
  expect(drawWay(bars.slice(0, 1), { ...way, marks: [] })).toBeNull();
});

it('marks that would cover each other are near', () => {
  expect(areNear([98, 50], [100, 52])).toBe(true);
  expect(areNear([98, 10], [100, 52])).toBe(false);
  expect(areNear([10, 50], [100, 50])).toBe(false);
});

it('tells its edges by the clock within a day, otherwise by dates', () => {
  const from = Date.UTC(2026, 10, 27, 23, 10);
  expect(edgeTimes(from, from + 20 * MINUTE, 'en', 'GMT')).toEqual(['23:10', '23:30']);
  expect(edgeTimes(from, from + 60 * MINUTE, 'en', 'GMT')).toEqual(['Nov 27, 2026', 'Nov 28, 2026']);
});
