import { expect, it } from 'vitest';
import { KeyedMutex } from './keyed-mutex.js';

/** Job that records its begin and end, and ends when it is released. */
function stage() {
  const told: string[] = [];
  const letGo = new Map<string, () => void>();
  const work = (name: string) => async () => {
    told.push(`${name} begins`);
    await new Promise<void>((resolve) => letGo.set(name, resolve));
    told.push(`${name} ends`);
    return name;
  };
  const end = (name: string) => letGo.get(name)?.();
  return { told, work, end };
}

it('runs work under one key sequentially, and work under another key in parallel', async () => {
  const mutex = new KeyedMutex();
  const { told, work, end } = stage();
  const first = mutex.runExclusive('a', work('first'));
  const second = mutex.runExclusive('a', work('second'));
  const other = mutex.runExclusive('b', work('other'));
  await expect.poll(() => told).toEqual(['first begins', 'other begins']);
  end('other');
  expect(await other).toBe('other');
  expect(told).toEqual(['first begins', 'other begins', 'other ends']);
  end('first');
  expect(await first).toBe('first');
  await expect.poll(() => told).toContain('second begins');
  const third = mutex.runExclusive('a', work('third'));
  end('second');
  await second;
  await expect.poll(() => told).toContain('third begins');
  end('third');
  await third;
  expect(told.filter((line) => !line.startsWith('other'))).toEqual(
    ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});

it('continues after a failure, which only its own caller sees, and removes unused keys', async () => {
  const mutex = new KeyedMutex();
  const failed = mutex.runExclusive('a', () => Promise.reject(new Error('no')));
  const next = mutex.runExclusive('a', async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(mutex.size).toBe(0);
});
