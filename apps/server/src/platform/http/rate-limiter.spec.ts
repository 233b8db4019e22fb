import { expect, it } from 'vitest';
import { LocalRateLimiter, MAX_WINDOWS } from './rate-limiter.js';

it('allows a fixed number of calls per window, separately for each caller', () => {
  let now = 1_000_000;
  const limiter = new LocalRateLimiter(() => now);
  const limit = { name: 'demo', per: 'address', most: 2, windowMs: 1_000 } as const;
  expect([limiter.take(limit, 'a'), limiter.take(limit, 'a'), limiter.take(limit, 'a')]).toEqual([
    0, 0, 1_000,
  ]);
  expect(limiter.take(limit, 'b')).toBe(0);
  now += 400;
  expect(limiter.take(limit, 'a')).toBe(600);
  now += 600;
  expect(limiter.take(limit, 'a')).toBe(0);
});

it('keeps a limited number of windows', () => {
  const limiter = new LocalRateLimiter(() => 1);
  const limit = { name: 'writes', per: 'address', most: 1, windowMs: 1_000 } as const;
  for (let caller = 0; caller <= MAX_WINDOWS; caller++) limiter.take(limit, String(caller));
  expect(limiter.size).toBe(MAX_WINDOWS);
  expect([limiter.take(limit, String(MAX_WINDOWS)), limiter.take(limit, '0')]).toEqual([1_000, 0]);
});
