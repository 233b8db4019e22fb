import { expect, it } from 'vitest';
import { DueHeap } from './due-heap.js';
import type { ScheduledTask } from './product.js';
import type { HookContext, ScheduledKind } from './registry.js';

const kind = 'reminder' as ScheduledKind;
const state = {} as HookContext['state'];
/** Item n is due at n. */
const reminders: ScheduledTask = {
  at: (_state, id) => (id < 9_000 ? id : null),
  waiting: () => [],
  one: () => {
    throw new Error('nothing is decided here');
  },
};

it('keeps a task that is rescheduled repeatedly once, and drops tasks that are no longer due', () => {
  const heap = new DueHeap(new Map([[kind, reminders]]));
  for (let time = 0; time < 5_000; time++) {
    heap.schedule(kind, 7, 7);
    heap.schedule(kind, 9_001, 9_001);
    heap.tidy(state);
  }
  heap.schedule(kind, 8, 8);
  expect(heap.size).toBeLessThan(2_100);
  expect(heap.take(state, 10_000).filter(({ id }) => id === 8)).toEqual([{ kind, id: 8, at: 8 }]);
});
