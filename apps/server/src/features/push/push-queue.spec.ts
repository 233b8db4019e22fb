import { expect, it } from 'vitest';
import { PushQueue } from './push-queue.js';

it('does so much at once, keeps so much waiting, and goes on after a fault', async () => {
  const faults: unknown[] = [];
  const queue = new PushQueue(3, (error) => faults.push(error));
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () => {
    begun.push(number);
    return new Promise<void>((resolve, reject) => {
      ends[number] = () => (number === 0 ? reject(new Error('first')) : resolve());
    });
  };
  const taken = Array.from({ length: 20 }, (_, number) => queue.add(work(number)));
  expect(taken.filter(Boolean)).toHaveLength(19);
  expect(begun).toHaveLength(16);
  ends[0]?.();
  await expect.poll(() => begun).toHaveLength(17);
  expect(faults).toEqual([new Error('first')]);
  queue.stop();
  ends[1]?.();
  await new Promise(setImmediate);
  expect(begun).toHaveLength(17);
  expect(queue.add(work(21))).toBe(false);
});
