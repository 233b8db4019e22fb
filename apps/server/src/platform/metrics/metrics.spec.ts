import { getHeapStatistics } from 'node:v8';
import { expect, it } from 'vitest';
import { Metrics } from './metrics.js';

it('reports the limit of the heap beside what is used of it', async () => {
  const text = await new Metrics().text();
  const valueOf = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(valueOf('truemark_heap_limit_bytes')).toBe(getHeapStatistics().heap_size_limit);
  expect(valueOf('nodejs_heap_size_used_bytes')).toBeLessThan(valueOf('truemark_heap_limit_bytes'));
});
