import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { MAX_GAP_SECONDS, MIN_MOVES, varianceOf, windowFor } from './price-variance.js';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const AT = decimal('10000');

/** One bid a second, the last at `NOW`: `of(ago)` in 10⁻⁸ above 10,000. */
const seconds = (count: number, of: (ago: number) => bigint, every = 1) =>
  Array.from({ length: count }, (_, index) => (count - 1 - index) * every).map((ago) => ({
    time: NOW - ago * 1_000,
    bid: AT + of(ago),
  }));
const ONE = decimal('1');
/** Alternates by one. */
const turns = (ago: number): bigint => (ago % 2 === 0 ? 0n : ONE);

describe('the window', () => {
  it.each([
    [10_000, 300],
    [300_000, 300],
    [300_001, 900],
    [900_001, 3_600],
    [3_600_000, 3_600],
    [3_600_001, null],
  ])('for %i ms left looks back %s s', (left, window) => {
    expect(windowFor(left)).toBe(window);
  });
});

describe('the variance an hour', () => {
  it.each([
    // 1 a second is 3,600 an hour; ten steps of 30 s see none of it.
    ['turns of one', turns, 3_600n * ONE * ONE, 0n],
    // Straight up: 300 steps of 1; ten of 30 s are 10 · 30² = 9,000 in 300 s, 108,000 an hour.
    ['straight up', (ago: number) => BigInt(-ago) * ONE, 108_000n * ONE * ONE, 3_600n * ONE * ONE],
    // Only the last minute moves: 60 in it, 60 in total, none in steps of 30 s.
    ['a burst', (ago: number) => (ago < 60 ? turns(ago) : 0n), 3_600n * ONE * ONE, 0n],
    // Only the time before it moves.
    ['a calm', (ago: number) => (ago > 60 ? turns(ago) : 0n), 2_880n * ONE * ONE, 0n],
    // Almost no movement: the floor of (10,000 / 10⁴)² = 1, in (10⁻⁸)².
    ['next to nothing', (ago: number) => turns(ago) / 1_000_000n, ONE * ONE, 0n],
  ] as const)('of %s: the largest and the smallest', (_name, of, most, least) => {
    expect(varianceOf(seconds(301, of), NOW, 300)).toMatchObject({ most, least });
  });

  it('finds a burst in its first seconds, and calls nothing calm for their sake', () => {
    // Two steps of 30 in the last two seconds: 1,808 in 10 s are 650,880 an hour; ten long steps saw nothing.
    const burst = (ago: number): bigint => (ago === 1 ? 30n * ONE : ago === 0 ? 0n : turns(ago));
    const found = varianceOf(seconds(301, burst), NOW, 300);
    expect((found?.most ?? 0n) / ONE / ONE).toBe((900n + 900n + 8n) * 360n);
    expect(found?.least).toBe(0n);
  });

  it.each([
    ['flickers', turns, AT + ONE / 2n],
    ['flickers, and stands on the higher one', (ago: number) => turns(ago + 1), AT + ONE / 2n],
    ['jumped now', (ago: number) => (ago === 0 ? 20n * ONE : turns(ago)), AT + ONE / 2n + ONE],
    ['rises by one a second', (ago: number) => BigInt(-ago) * ONE, AT - (19n * ONE) / 2n],
  ] as const)('where the price %s: its mean of the last 20 s', (_name, of, mean) => {
    expect(varianceOf(seconds(301, of), NOW, 300)?.mean).toBe(mean);
  });

  it('is the same however often a quote is repeated', () => {
    const bids = seconds(301, turns);
    const repeated = bids.flatMap(({ time, bid }) =>
      [0, 100, 250, 900].map((later) => ({ time: time + later - 1_000 + 1, bid })),
    );
    const last = { time: NOW, bid: AT };
    const first = { time: NOW - 301_000, bid: AT };
    expect(varianceOf([first, ...repeated, last], NOW, 300)).toEqual(varianceOf(bids, NOW, 300));
  });

  it('takes on each second the last bid at or before it', () => {
    const bids = seconds(301, turns);
    // There and back within a second.
    const within = bids.flatMap((each) => [{ time: each.time - 500, bid: each.bid + 70n * ONE }, each]);
    expect(varianceOf(within, NOW, 300)).toEqual(varianceOf(bids, NOW, 300));
    // The deciding tick counts for its own second.
    const later = [...bids, { time: NOW + 1, bid: AT + ONE }];
    expect(varianceOf(later, NOW + 1, 300)).toEqual(varianceOf(bids, NOW, 300));
  });
});

describe('there is none', () => {
  it('where the record does not reach back to the begin', () => {
    expect(varianceOf(seconds(300, turns), NOW, 300)).toBeNull();
    expect(varianceOf(seconds(301, turns), NOW, 900)).toBeNull();
    expect(varianceOf([], NOW, 300)).toBeNull();
  });

  it.each([
    ['all quotes are the same', () => 0n, true],
    ['it moved in too few seconds', (ago: number) => BigInt(Math.min(ago, MIN_MOVES - 1)), true],
    ['it moved in just enough', (ago: number) => BigInt(Math.min(ago, MIN_MOVES)), false],
  ])('where %s', (_name, of, isNull) => {
    expect(varianceOf(seconds(301, of), NOW, 300) === null).toBe(isNull);
  });

  it.each([
    [MAX_GAP_SECONDS, false],
    [MAX_GAP_SECONDS + 1, true],
  ])('where nothing was recorded for %i s: %s', (hole, isNull) => {
    const bids = seconds(301, turns).filter(
      ({ time }) => NOW - time >= 100_000 || NOW - time <= 100_000 - hole * 1_000,
    );
    expect(varianceOf(bids, NOW, 300) === null).toBe(isNull);
  });
});
