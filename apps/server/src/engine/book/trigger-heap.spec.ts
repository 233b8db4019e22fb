import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TriggerHeap } from './trigger-heap.js';

describe('TriggerHeap', () => {
  it.each(['rising', 'falling'] as const)(
    'gives the %s levels that a price reached, the nearest first',
    (direction) => {
      const levels = fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 200 });
      fc.assert(
        fc.property(levels, fc.integer({ min: 0, max: 1001 }), (all, price) => {
          const heap = new TriggerHeap(direction);
          all.forEach((level, id) => {
            heap.push(level, id);
          });
          const popped: number[] = [];
          while (heap.isReached(price)) popped.push(heap.pop()?.level ?? Number.NaN);
          const rising = direction === 'rising';
          const reached = all.filter((level) => (rising ? level <= price : level >= price));
          expect(popped).toEqual(reached.sort((a, b) => (rising ? a - b : b - a)));
          expect(heap.size).toBe(all.length - reached.length);
        }),
      );
    },
  );
});
