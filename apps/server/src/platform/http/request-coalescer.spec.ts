import { expect, it } from 'vitest';
import { RequestCoalescer } from './request-coalescer.js';

it('computes the answer to a question once per event-loop turn, and again in the next', async () => {
  const shared = new RequestCoalescer<string>();
  let worked = 0;
  const ask = (question: string) => shared.get(question, async () => `${question}${++worked}`);
  expect(await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])).toEqual(['a1', 'a1', 'b2', 'a1']);
  await new Promise(setImmediate);
  expect(await ask('a')).toBe('a3');
});

it('does not cache a failure', async () => {
  const shared = new RequestCoalescer<string>();
  await expect(shared.get('a', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
  await new Promise(setImmediate);
  expect(await shared.get('a', async () => 'well')).toBe('well');
});
