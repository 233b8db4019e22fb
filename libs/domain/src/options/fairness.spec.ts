import { decimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addTosses,
  breakEvenOf,
  breakEvenOfRatio,
  countToss,
  distanceFromEven,
  isOutsideChance,
  NO_TOSSES,
  stakesOf,
  type Toss,
  wilsonInterval,
} from './fairness.js';

describe('the interval of a win rate', () => {
  // R. G. Newcombe, Two-sided confidence intervals for the single proportion, Stat. Med. 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i: %d to %d', (hits, tries, low, high) => {
    const interval = wilsonInterval(hits, tries);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  });

  it('ends where the share that was seen lies 1.96 of the end’s own deviations away', () => {
    const seen = fc.integer({ min: 2, max: 100_000 });
    fc.assert(
      fc.property(seen, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (tries, share) => {
        const hits = Math.min(tries - 1, Math.max(1, Math.round(tries * share)));
        const interval = wilsonInterval(hits, tries);
        for (const end of [interval?.low ?? 0, interval?.high ?? 0]) {
          const away = Math.abs(hits / tries - end) / Math.sqrt((end * (1 - end)) / tries);
          expect(away).toBeCloseTo(1.959964, 5);
        }
      }),
    );
  });

  it('says nothing of nothing', () => expect(wilsonInterval(0, 0)).toBeNull());

  it('holds the share that was seen, within 0 and 1, and is the mirror of its opposite', () => {
    const seen = fc
      .integer({ min: 1, max: 100_000 })
      .chain((tries) => fc.tuple(fc.integer({ min: 0, max: tries }), fc.constant(tries)));
    fc.assert(
      fc.property(seen, ([hits, tries]) => {
        const { low, high } = wilsonInterval(hits, tries) ?? { low: 1, high: 0 };
        const other = wilsonInterval(tries - hits, tries) ?? { low: 0, high: 0 };
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low - 1e-12).toBeLessThanOrEqual(hits / tries);
        expect(high + 1e-12).toBeGreaterThanOrEqual(hits / tries);
        expect(low).toBeCloseTo(1 - other.high, 9);
      }),
    );
  });
});

describe('the distance from an even chance', () => {
  it.each([
    [15, 30, 0],
    [50, 100, 0],
    [60, 100, 2],
    [40, 100, -2],
    [5_200, 10_000, 4],
  ])('%i of %i: %d', (hits, tries, z) => expect(distanceFromEven(hits, tries)).toBeCloseTo(z, 9));

  it('says nothing of nothing', () => expect(distanceFromEven(0, 0)).toBeNull());

  it.each([
    ['all of too few', 29, 29, false],
    ['all of thirty', 30, 30, true],
    ['none of thirty', 0, 30, true],
    ['just four', 5_200, 10_000, false],
    ['just beyond', 5_201, 10_000, true],
    ['just beyond on the other side', 4_799, 10_000, true],
  ])('%s: %i of %i', (_, hits, tries, isOutside) => expect(isOutsideChance(hits, tries)).toBe(isOutside));
});

describe('the tosses of the market', () => {
  const counted = (...all: readonly Toss[]) =>
    all.reduce((counts, toss) => countToss(counts, toss), NO_TOSSES);
  const toss = (move: number, ups: number, downs: number): Toss => ({
    move,
    lean: decimal(ups) - decimal(downs),
  });

  it.each([
    ['a rise with more on the ups', toss(1, 30, 10), { rises: 1, leaning: 1, majorityWins: 1 }],
    ['a rise with more on the downs', toss(1, 10, 30), { rises: 1, leaning: 1 }],
    ['a fall with more on the downs', toss(-1, 10, 30), { falls: 1, leaning: 1, majorityWins: 1 }],
    ['a fall with more on the ups', toss(-1, 30, 10), { falls: 1, leaning: 1 }],
    ['as much on both sides', toss(-1, 20, 20), { falls: 1 }],
    ['a price that stood level', toss(0, 30, 10), { levels: 1 }],
  ])('%s', (_, one, counts) => expect(counted(one)).toEqual({ ...NO_TOSSES, ...counts }));

  it('counts 500 customers who bought before one rally as one, which shows nothing', () => {
    const { rises, falls, leaning, majorityWins } = counted(toss(1, 500 * 10, 0));
    expect([rises, falls, leaning, majorityWins]).toEqual([1, 0, 1, 1]);
    expect(distanceFromEven(majorityWins, leaning)).toBe(1);
    expect(isOutsideChance(majorityWins, leaning)).toBe(false);
    // Counted as 500 tosses, they would be (500 − 250) ÷ √125 = 22.36 deviations away.
    expect(distanceFromEven(500, 500)).toBeCloseTo(22.36, 2);
  });

  it('shows prices that make the side with more money lose, though both sides were bought', () => {
    const tilted = Array.from({ length: 100 }, (_, index) =>
      index % 2 === 0 ? toss(-1, 510, 490) : toss(1, 490, 510),
    );
    const { rises, falls, leaning, majorityWins } = counted(...tilted);
    expect([rises, falls]).toEqual([50, 50]);
    expect([majorityWins, leaning]).toEqual([0, 100]);
    expect(distanceFromEven(majorityWins, leaning)).toBe(-10);
  });

  it('adds up however it is cut', () => {
    const any = fc.record({ move: fc.integer({ min: -1, max: 1 }), lean: fc.bigInt({ min: -5n, max: 5n }) });
    fc.assert(
      fc.property(fc.array(any), fc.array(any), (one, other) => {
        expect(addTosses(counted(...one), counted(...other))).toEqual(counted(...one, ...other));
      }),
    );
    expect(countToss(NO_TOSSES, toss(1, 2, 1), 3)).toEqual({
      ...NO_TOSSES,
      rises: 3,
      leaning: 3,
      majorityWins: 3,
    });
  });
});

describe('the break-even win rate', () => {
  it.each([
    ['0.85', 0, 1 / 1.85],
    ['1', 0, 0.5],
    ['0.5', 0, 2 / 3],
    ['10', 0, 1 / 11],
    ['0.85', 1, 0.5],
    // A loss never takes more than the stake.
    ['2', 1, 1 / 3],
  ])('of ratio %s at loss level %i', (ratio, lossLevel, share) => {
    expect(breakEvenOfRatio(decimal(ratio), lossLevel)).toBeCloseTo(share, 8);
  });

  it('weighs ratios by their stakes', () => {
    const small = stakesOf({ stake: decimal(10), ratio: decimal('0.5'), lossLevel: 0 });
    const large = stakesOf({ stake: decimal(30), ratio: decimal('0.9'), lossLevel: 0 });
    const both = { toWin: small.toWin + large.toWin, toLose: small.toLose + large.toLose };
    expect(breakEvenOf(both)).toBeCloseTo(40 / (40 + 5 + 27), 9);
  });

  it('does not exist where nothing was at stake', () => {
    expect(breakEvenOf({ toWin: 0n, toLose: 0n })).toBeNull();
  });
});
