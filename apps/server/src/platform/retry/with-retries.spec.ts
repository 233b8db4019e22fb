import { expect, it } from 'vitest';
import { PermanentError, withRetries } from './with-retries.js';

const failing = (times: number, error = new Error('not yet')) => {
  let tries = 0;
  return {
    attempt: async () => {
      tries += 1;
      if (tries <= times) throw error;
      return tries;
    },
    tries: () => tries,
  };
};

it('retries after each pause until it succeeds', async () => {
  const waited: number[] = [];
  const { attempt } = failing(2);
  await expect(withRetries(attempt, [1, 2, 3], async (pause) => waited.push(pause))).resolves.toBe(3);
  expect(waited).toEqual([1, 2]);
});

it('throws the last error when the pauses are used up', async () => {
  const { attempt, tries } = failing(9);
  await expect(withRetries(attempt, [1, 2], async () => undefined)).rejects.toThrow('not yet');
  expect(tries()).toBe(3);
});

it('does not retry a permanent error', async () => {
  const { attempt, tries } = failing(9, new PermanentError('wrong address'));
  await expect(withRetries(attempt, [1, 2], async () => undefined)).rejects.toThrow('wrong address');
  expect(tries()).toBe(1);
});
