import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TriggerHeap } from './trigger-heap.js';

describe('TriggerHeap', () => {
  it.each(['rising', 'falling'] as const)(
    'returns the %s levels that a price reached, the nearest first',
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

  it('keeps the remaining levels in order, the nearest first', () => {
    const level = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(fc.array(level, { maxLength: 200 }), fc.integer({ min: 2, max: 5 }), (all, every) => {
        const heap = new TriggerHeap('rising');
        all.forEach((each, id) => {
          heap.push(each, id);
        });
        heap.keep((id) => id % every === 0);
        const popped: number[] = [];
        while (heap.isReached(1001)) popped.push(heap.pop()?.level ?? Number.NaN);
        expect(popped).toEqual(all.filter((_, id) => id % every === 0).sort((a, b) => a - b));
      }),
    );
  });

  it('reports when most of its entries are outdated', () => {
    const heap = new TriggerHeap('falling');
    for (let id = 0; id < 2_500; id++) heap.push(id, id);
    const first = Array.from({ length: 2_000 }, () => heap.outdate()).indexOf(true);
    expect(first).toBe(1_250);
    heap.keep((id) => id < 10);
    expect(heap.size).toBe(10);
    expect(heap.outdate()).toBe(false);
  });
});
