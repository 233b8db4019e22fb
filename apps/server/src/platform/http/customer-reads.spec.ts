import { expect, it } from 'vitest';
import { HeavyReadLimiter } from './customer-reads.js';

const busy = (ms: number): number => {
  const end = performance.now() + ms;
  while (performance.now() < end);
  return ms;
};

it('runs one read of a customer at a time, in order, and another customer’s in parallel', async () => {
  const reads = new HeavyReadLimiter();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const done: string[] = [];
  const first = reads.run(1, () => held.then(() => void done.push('first')));
  const second = reads.run(1, () => void done.push('second'));
  await reads.run(2, () => void done.push('other'));
  expect(done).toEqual(['other']);
  release();
  await Promise.all([first, second]);
  expect(done).toEqual(['other', 'first', 'second']);
});

it('pauses after a long read before the customer’s next one', async () => {
  const reads = new HeavyReadLimiter();
  const begun = performance.now();
  await Promise.all([reads.run(1, () => busy(50)), reads.run(1, () => 0)]);
  expect(performance.now() - begun).toBeGreaterThan(50 + 80);
});

it('refuses reads beyond thirty pending ones, and continues after a failed read', async () => {
  const reads = new HeavyReadLimiter();
  const failing = reads.run(1, () => Promise.reject(new Error('no')));
  const waiting = Array.from({ length: 29 }, (_, at) => reads.run(1, () => at));
  expect(await reads.run(1, () => 0)).toBeNull();
  await expect(failing).rejects.toThrow('no');
  expect((await Promise.all(waiting)).map((found) => found?.answer)).toEqual(
    Array.from({ length: 29 }, (_, at) => at),
  );
  expect(await reads.run(1, () => 7)).toEqual({ answer: 7 });
});
