import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_COPY_BATCH, MIN_COPY_BATCH, nextBatchSize } from './fan-out-portion.js';

it.each([
  ['grows while nobody waits', 50, true, 100],
  ['grows to the most', 400, true, 500],
  ['shrinks where somebody waited', 500, false, 250],
  ['shrinks to the least', 60, false, 50],
])('a portion %s', (_, turns, isAlone, next) => {
  expect(nextBatchSize(turns, isAlone)).toBe(next);
});

it('a portion stays within its bounds, and is at its least after a few busy ones', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: MIN_COPY_BATCH, max: MAX_COPY_BATCH }),
      fc.array(fc.boolean()),
      (from, alone) => {
        const last = alone.reduce(nextBatchSize, from);
        expect(last).toBeGreaterThanOrEqual(MIN_COPY_BATCH);
        expect(last).toBeLessThanOrEqual(MAX_COPY_BATCH);
        expect([false, false, false, false].reduce(nextBatchSize, last)).toBe(MIN_COPY_BATCH);
      },
    ),
  );
});
