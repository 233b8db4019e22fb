import { getHeapStatistics } from 'node:v8';
import { afterEach, expect, it, vi } from 'vitest';
import { Metrics } from './metrics.js';

afterEach(() => void vi.useRealTimers());

const valueIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);

it('reports the limit of the heap beside what is used of it', async () => {
  const text = await new Metrics().text();
  expect(valueIn(text, 'truemark_heap_limit_bytes')).toBe(getHeapStatistics().heap_size_limit);
  expect(valueIn(text, 'nodejs_heap_size_used_bytes')).toBeLessThan(
    valueIn(text, 'truemark_heap_limit_bytes'),
  );
});

it('leaves out a figure that is not read in time, reads it once, and shows it again afterwards', async () => {
  vi.useFakeTimers();
  const metrics = new Metrics();
  let answer = (_value: number): void => undefined;
  const waiting = new Promise<number>((resolve) => {
    answer = resolve;
  });
  let reads = 0;
  metrics.gauge('slow', 'Of a database that hangs', () => {
    reads += 1;
    return waiting;
  });
  metrics.gauge('failing', 'Of a lane that is gone', () => Promise.reject(new Error('gone')));
  metrics.gauge('quick', 'Of this process', () => 7);
  for (const _ of [1, 2]) {
    const scrape = metrics.text();
    await vi.advanceTimersByTimeAsync(1_000);
    const text = await scrape;
    expect([valueIn(text, 'slow'), valueIn(text, 'failing'), valueIn(text, 'quick')]).toEqual([NaN, NaN, 7]);
  }
  expect(reads).toBe(1);
  answer(5);
  expect(valueIn(await metrics.text(), 'slow')).toBe(5);
});
