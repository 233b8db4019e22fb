import { expect, it } from 'vitest';
import { Attempts, isLocked } from './attempts.js';
import { LocalAttempts } from './local-attempts.js';

const MINUTE = 60_000;
const limit = { name: 'sign-in', most: 10, windowMs: 15 * MINUTE };

const clocked = (mostKept?: number) => {
  const clock = { now: 5_000_000 };
  const store = new LocalAttempts(() => clock.now, mostKept);
  return { clock, store };
};
const fails = async () => false;

it('checks ten of ninety concurrent wrong attempts', async () => {
  const attempts = new Attempts(new LocalAttempts(), limit);
  let judged = 0;
  const answers = await Promise.all(
    Array.from({ length: 90 }, () =>
      attempts.check('a', async () => {
        judged += 1;
        await new Promise((resolve) => setImmediate(resolve));
        return false;
      }),
    ),
  );
  expect(judged).toBe(10);
  expect(answers.filter(isLocked)).toHaveLength(80);
});

it('locks for 15 minutes from the tenth failure within 15 minutes', () => {
  const { clock, store } = clocked();
  for (let failure = 0; failure < 9; failure += 1) expect(store.take(limit, 'a')).toBe(0);
  clock.now += 14 * MINUTE;
  expect(store.take(limit, 'a')).toBe(0);
  expect(store.take(limit, 'a')).toBe(15 * MINUTE);
  expect(store.take(limit, 'b')).toBe(0);
  clock.now += 15 * MINUTE;
  expect(store.take(limit, 'a')).toBe(0);
});

it('counts over a sliding window of 15 minutes', () => {
  const { clock, store } = clocked();
  store.take(limit, 'a');
  clock.now += 10 * MINUTE;
  for (let failure = 0; failure < 8; failure += 1) store.take(limit, 'a');
  clock.now += 6 * MINUTE;
  // The first attempt has left the window: this is the ninth within 15 minutes, the next one is the tenth.
  expect(store.take(limit, 'a')).toBe(0);
  expect(store.take(limit, 'a')).toBe(0);
  expect(store.take(limit, 'a')).toBe(15 * MINUTE);
});

it('resets failures after a success', async () => {
  const attempts = new Attempts(new LocalAttempts(), { ...limit, most: 2 });
  await attempts.check('a', fails);
  expect(await attempts.check('a', async () => true)).toBe(true);
  await attempts.check('a', fails);
  expect(await attempts.check('a', fails)).toBe(false);
  expect(await attempts.check('a', fails)).toMatchObject({ lockedFor: expect.any(Number) });
});

it('does not count an attempt that could not be checked', async () => {
  const attempts = new Attempts(new LocalAttempts(), { ...limit, most: 2 });
  await attempts.check('a', fails);
  await expect(attempts.check('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(await attempts.check('a', fails)).toBe(false);
  expect(await attempts.check('a', fails)).toMatchObject({ lockedFor: expect.any(Number) });
});

it('keeps a limited number of entries and drops the oldest', () => {
  const { store } = clocked(2);
  const once = { ...limit, most: 1 };
  for (const who of ['a', 'b', 'c']) store.take(once, who);
  expect([store.take(once, 'c') > 0, store.take(once, 'b') > 0]).toEqual([true, true]);
  expect(store.take(once, 'a')).toBe(0);
});
