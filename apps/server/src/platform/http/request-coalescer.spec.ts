import { expect, it } from 'vitest';
import { RequestCoalescer } from './request-coalescer.js';

it('works out an answer once in a turn, for each question, and anew in the next', async () => {
  const shared = new RequestCoalescer<string>();
  let worked = 0;
  const ask = (question: string) => shared.get(question, async () => `${question}${++worked}`);
  expect(await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])).toEqual(['a1', 'a1', 'b2', 'a1']);
  await new Promise(setImmediate);
  expect(await ask('a')).toBe('a3');
});

it('does not keep a fault', async () => {
  const shared = new RequestCoalescer<string>();
  await expect(shared.get('a', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
  await new Promise(setImmediate);
  expect(await shared.get('a', async () => 'well')).toBe('well');
});
