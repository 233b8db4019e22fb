import { expect, it } from 'vitest';
import { BatchWorker } from './batch-worker.js';

const fail = (error: unknown): never => {
  throw error;
};

/** Job of `left` batches that records how many ran at once. */
function counted(left: number) {
  const seen = { done: 0, most: 0 };
  let underWay = 0;
  const next = async () => {
    underWay += 1;
    seen.most = Math.max(seen.most, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    if (seen.done === left) return false;
    seen.done += 1;
    return true;
  };
  return { next, seen };
}

it('runs all batches, one at a time, however often it is woken', async () => {
  const { next, seen } = counted(20);
  const portions = new BatchWorker({ next, onError: fail });
  for (let each = 0; each < 5; each += 1) portions.wake();
  await expect.poll(() => seen.done).toBe(20);
  await portions.stop();
  expect(seen).toEqual({ done: 20, most: 1 });
});

it('checks once more when it was woken during the last check', async () => {
  let looked = 0;
  const portions = new BatchWorker({
    onError: fail,
    next: async () => {
      looked += 1;
      if (looked === 1) portions.wake();
      return false;
    },
  });
  portions.wake();
  await expect.poll(() => looked).toBe(2);
  await portions.stop();
});

it('retries after an error, and reports it', async () => {
  const told: unknown[] = [];
  let tries = 0;
  const next = async () => {
    tries += 1;
    if (tries < 3) throw new Error(`fault ${tries}`);
    return false;
  };
  const portions = new BatchWorker({ next, onError: (error) => told.push(error), again: 1 });
  portions.wake();
  await expect.poll(() => tries).toBe(3);
  await portions.stop();
  expect(told.map(String)).toEqual(['Error: fault 1', 'Error: fault 2']);
});

it('abandons a yielding batch when it is stopped, without reporting an error', async () => {
  let turns = 0;
  const portions: BatchWorker = new BatchWorker({
    onError: fail,
    next: async () => {
      for (;;) {
        turns += 1;
        await portions.giveWay();
      }
    },
  });
  portions.wake();
  await expect.poll(() => turns).toBeGreaterThan(2);
  await portions.stop();
  const left = turns;
  await new Promise(setImmediate);
  expect(turns).toBe(left);
});

it('stops after the current batch without waiting for a pause, and cannot be woken again', async () => {
  const { next, seen } = counted(1_000);
  const portions = new BatchWorker({ next, onError: fail, between: 3_600_000 });
  portions.wake();
  await expect.poll(() => seen.done).toBe(1);
  await portions.stop();
  portions.wake();
  await new Promise(setImmediate);
  expect(seen.done).toBe(1);
});
