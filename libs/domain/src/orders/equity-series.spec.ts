import { decimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EQUITY_POINTS,
  type EquityFacts,
  type EquityPosition,
  equityGrid,
  equitySeries,
  valueAt,
} from './equity-series.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Tuesday. */
const NOW = Date.UTC(2026, 2, 10, 12, 34, 56);

describe('stepAt', () => {
  const steps = [
    { at: 10, value: 'a' },
    { at: 20, value: 'b' },
    { at: 20, value: 'c' },
  ];
  it.each([
    [9, null],
    [10, 'a'],
    [19, 'a'],
    [20, 'c'],
    [99, 'c'],
  ])('at %d', (time, value) => expect(valueAt(steps, time)).toBe(value));
});

describe('equityGrid', () => {
  it.each([
    ['ten minutes', 10 * MINUTE, MINUTE, '1min', 10],
    ['an hour', HOUR, MINUTE, '1min', 60],
    ['a day', DAY, 15 * MINUTE, '15min', 96],
    ['a week', 7 * DAY, 2 * HOUR, '60min', 84],
    ['a month', 30 * DAY, 8 * HOUR, '60min', 90],
    ['a year', 365 * DAY, 4 * DAY, '1day', 91],
    ['three years', 3 * 365 * DAY, 14 * DAY, '1week', 78],
  ])('covers %s', (_, span, step, period, count) => {
    const grid = equityGrid(NOW - span, NOW);
    expect(grid).toMatchObject({ step, period });
    expect(Math.abs(grid.times.length - count)).toBeLessThanOrEqual(1);
  });

  it('has its instants on the ends of its bars, never before `from` or after `now`, and never too many', () => {
    const instant = fc.integer({ min: 0, max: 100 * 365 * DAY });
    fc.assert(
      fc.property(instant, instant, (from, span) => {
        const { times, length } = equityGrid(from, from + span);
        const isWeeks = length === 7 * DAY;
        expect(times.length).toBeLessThanOrEqual(EQUITY_POINTS);
        for (const time of times) {
          expect(time).toBeGreaterThan(from);
          expect(time).toBeLessThanOrEqual(from + span);
          // 1 January 1970 was a Thursday; weeks start on Mondays.
          expect((time + (isWeeks ? 3 * DAY : 0)) % length).toBe(0);
        }
      }),
    );
  });
});

describe('equitySeries', () => {
  const position: EquityPosition = {
    symbolId: 1,
    side: 'buy',
    lots: decimal(2),
    units: decimal(10),
    openPrice: decimal(100),
    openedAt: 1_500,
    closedAt: 3_500,
    spread: decimal(1),
    rateSymbolId: null,
    isRateInverse: false,
  };
  const facts: EquityFacts = {
    times: [1_000, 2_000, 3_000, 4_000],
    accounts: [
      [
        { at: 1_000, value: decimal(500) },
        { at: 3_500, value: decimal(560) },
      ],
      [{ at: 2_500, value: decimal(7) }],
    ],
    positions: [position],
    closes: new Map([
      [
        1,
        [
          { at: 2_000, value: decimal(101) },
          { at: 3_000, value: decimal(103) },
        ],
      ],
    ]),
  };
  const series = (changes: Partial<EquityFacts>) =>
    equitySeries({ ...facts, ...changes }).map(({ at, equity }) => [at, equity]);

  it('adds what is floating to what the accounts hold', () => {
    expect(series({})).toEqual([
      [1_000, decimal(500)],
      [2_000, decimal(520)],
      [3_000, decimal(567)],
      [4_000, decimal(567)],
    ]);
  });

  it('closes a sale at the ask', () => {
    const sale = { ...position, side: 'sell' as const, closedAt: null };
    expect(series({ positions: [sale] }).map(([, equity]) => equity)).toEqual(
      [500, 460, 427, 487].map((whole) => decimal(whole)),
    );
  });

  it('converts by the bar of the conversion', () => {
    const converted = { ...position, rateSymbolId: 2, isRateInverse: true };
    const closes = new Map([...facts.closes, [2, [{ at: 500, value: decimal(2) }]] as const]);
    expect(series({ positions: [converted], closes })[2]).toEqual([3_000, decimal(537)]);
  });

  it('leaves out an instant without a bar, of the symbol or of its conversion, and one before the first balance', () => {
    const later = new Map([[1, [{ at: 2_500, value: decimal(103) }]]]);
    expect(series({ closes: later }).map(([at]) => at)).toEqual([1_000, 3_000, 4_000]);
    const converted = { ...position, rateSymbolId: 2 };
    expect(series({ positions: [converted] }).map(([at]) => at)).toEqual([1_000, 4_000]);
    expect(series({ times: [999] })).toEqual([]);
  });
});
