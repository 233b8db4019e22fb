import { expect, it } from 'vitest';
import { FailedAttempts } from './failed-attempts.js';

const MINUTE = 60_000;

it('locks a pair for 15 minutes after ten failures', () => {
  let now = 5_000_000;
  const attempts = new FailedAttempts(10, 15 * MINUTE, () => now);
  for (let failure = 0; failure < 9; failure += 1) attempts.failed('a', '::1');
  expect(attempts.lockedFor('a', '::1')).toBe(0);
  now += 14 * MINUTE;
  attempts.failed('a', '::1');
  expect(attempts.lockedFor('a', '::1')).toBe(15 * MINUTE);
  expect(attempts.lockedFor('a', '::2')).toBe(0);
  now += 15 * MINUTE;
  expect(attempts.lockedFor('a', '::1')).toBe(0);
});

it('forgets failures after a success', () => {
  const attempts = new FailedAttempts(2);
  attempts.failed('a', 'x');
  attempts.succeeded('a', 'x');
  attempts.failed('a', 'x');
  expect(attempts.lockedFor('a', 'x')).toBe(0);
});

it('takes one back that could not be looked at', () => {
  const attempts = new FailedAttempts(2);
  attempts.failed('a', 'x');
  attempts.failed('a', 'x');
  attempts.uncount('a', 'x');
  expect(attempts.lockedFor('a', 'x')).toBe(0);
  attempts.failed('a', 'x');
  expect(attempts.lockedFor('a', 'x')).toBeGreaterThan(0);
});
