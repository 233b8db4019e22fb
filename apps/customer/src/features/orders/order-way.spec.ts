import { decimal } from '@truemark/money';
import { expect, it } from 'vitest';
import { candleAt } from '../../api/symbols.js';
import { areNear, closesOf, drawWay, edgeTimes, ticksOf, wayOf } from './order-way.js';

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
  const marks = [
    { at: 170_000, price: 15 },
    { at: 195_000, price: 10 },
  ];
  const drawn = drawWay([...closesOf(bars, MINUTE, 270_000), ...marks], marks);
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
  // The running bar ends at the last known time.
  expect(drawn).toMatchObject({ start: 160_000, end: 270_000, low: 10, high: 20 });
  expect(drawWay(closesOf(bars.slice(0, 1), MINUTE, 270_000), [])).toBeNull();
});

it('a short way goes from tick to tick, at the prices it could have been closed at', () => {
  const tick = (seq: number) => ({ seq, time: seq * 1000, bid: decimal(seq), ask: decimal(seq + 1) });
  expect(ticksOf([tick(1), tick(2)], true)).toEqual([
    { at: 1000, price: 1 },
    { at: 2000, price: 2 },
  ]);
  expect(ticksOf([tick(1), tick(2)], false).at(-1)).toEqual({ at: 2000, price: 3 });
});

it('marks that would cover each other are near', () => {
  expect(areNear([98, 50], [100, 52])).toBe(true);
  expect(areNear([98, 10], [100, 52])).toBe(false);
  expect(areNear([10, 50], [100, 50])).toBe(false);
});

it('tells its edges by the clock within a day, otherwise by dates', () => {
  const from = Date.UTC(2026, 10, 27, 23, 10);
  expect(edgeTimes(from, from + 20 * MINUTE, 'en', 'GMT')).toEqual(['23:10', '23:30']);
  expect(edgeTimes(from, from + 20_000, 'en', 'GMT')).toEqual(['23:10:00', '23:10:20']);
  expect(edgeTimes(from, from + 60 * MINUTE, 'en', 'GMT')).toEqual(['Nov 27, 2026', 'Nov 28, 2026']);
});
