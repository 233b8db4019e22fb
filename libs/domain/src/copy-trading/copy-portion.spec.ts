import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LEAST_TURNS, MOST_TURNS, nextTurns } from './copy-portion.js';

it.each([
  ['grows while nobody waits', 50, true, 100],
  ['grows to the most', 400, true, 500],
  ['shrinks where somebody waited', 500, false, 250],
  ['shrinks to the least', 60, false, 50],
])('a portion %s', (_, turns, isAlone, next) => {
  expect(nextTurns(turns, isAlone)).toBe(next);
});

it('a portion stays within its bounds, and is at its least after a few busy ones', () => {
  fc.assert(
    fc.property(fc.integer({ min: LEAST_TURNS, max: MOST_TURNS }), fc.array(fc.boolean()), (from, alone) => {
      const last = alone.reduce(nextTurns, from);
      expect(last).toBeGreaterThanOrEqual(LEAST_TURNS);
      expect(last).toBeLessThanOrEqual(MOST_TURNS);
      expect([false, false, false, false].reduce(nextTurns, last)).toBe(LEAST_TURNS);
    }),
  );
});
