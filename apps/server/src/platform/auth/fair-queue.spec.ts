import { expect, it } from 'vitest';
import { FairQueue, QueueFull } from './fair-queue.js';

const gate = (): { open: () => void; passed: Promise<void> } => {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
};

const bounds = { most: 10, mostEach: 10 };

it('starts a job only after the previous one has ended, in order of arrival', async () => {
  const queue = new FairQueue(bounds);
  const first = gate();
  const seen: string[] = [];
  const slow = queue.run('a', async () => {
    seen.push('first begins');
    await first.passed;
    seen.push('first ends');
  });
  const quick = queue.run('a', async () => {
    seen.push('second');
  });
  await Promise.resolve();
  first.open();
  await Promise.all([slow, quick]);
  expect(seen).toEqual(['first begins', 'first ends', 'second']);
});

it('makes another caller wait for one job of a busy caller, not for all of them', async () => {
  const queue = new FairQueue({ most: 200, mostEach: 200 });
  const { open, passed } = gate();
  const seen: string[] = [];
  const crowd = Array.from({ length: 130 }, (_, at) =>
    queue.run('crowd', async () => {
      await passed;
      seen.push(`crowd ${at}`);
    }),
  );
  const one = queue.run('one', async () => seen.push('one'));
  const other = queue.run('other', async () => seen.push('other'));
  open();
  await Promise.all([...crowd, one, other]);
  expect(seen.indexOf('one')).toBeLessThanOrEqual(2);
  expect(seen.indexOf('other')).toBeLessThanOrEqual(3);
  expect(seen).toHaveLength(132);
});

it('rejects jobs beyond one caller’s limit at once, and accepts more when there is room again', async () => {
  const queue = new FairQueue({ most: 10, mostEach: 2 });
  const { open, passed } = gate();
  const taken = [queue.run('a', () => passed), queue.run('a', () => passed)];
  const refused = await queue.run('a', async () => 'never').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(QueueFull);
  expect((refused as QueueFull).statusCode).toBe(429);
  expect((refused as QueueFull).stack).toBe(`Error: ${(refused as QueueFull).message}`);
  expect(new Error('with its stack').stack).toContain('fair-queue.spec');
  expect(() => queue.requireRoom('a')).toThrow(QueueFull);
  const other = queue.run('b', async () => 'room');
  open();
  await Promise.all(taken);
  await expect(other).resolves.toBe('room');
  await expect(queue.run('a', async () => 'room')).resolves.toBe('room');
});

it('when full, gives the last place of the longest queue to a caller without any', async () => {
  const queue = new FairQueue({ most: 4, mostEach: 4 });
  const { open, passed } = gate();
  const crowd = [1, 2, 3, 4].map((nth) => queue.run('crowd', () => passed.then(() => nth)));
  const outcomes = Promise.allSettled(crowd);
  const one = queue.run('one', async () => 'in');
  open();
  await expect(one).resolves.toBe('in');
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  await expect(queue.run('crowd', async () => 'room again')).resolves.toBe('room again');
});

it('rejects a job when it is full of callers with one job each', async () => {
  const queue = new FairQueue({ most: 3, mostEach: 3 });
  const { open, passed } = gate();
  const taken = ['a', 'b', 'c'].map((who) => queue.run(who, () => passed));
  await expect(queue.run('d', async () => 'never')).rejects.toBeInstanceOf(QueueFull);
  open();
  await Promise.all(taken);
});

it('continues after a failure, which only its own caller sees', async () => {
  const queue = new FairQueue({ most: 2, mostEach: 2 });
  const failed = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = queue.run('a', async () => 'well');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('well');
});
