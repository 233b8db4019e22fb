import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CHAIN_START, nextLink } from './chain.js';

const over = ['id', 'text'];
const first = nextLink(CHAIN_START, { over }, { id: 7, text: 'é"' });

it('a link is the hash that the documentation defines', () => {
  const text = `${'0'.repeat(64)}\n[1,7,"é\\""]`;
  expect(first).toEqual({ place: 1, hash: createHash('sha256').update(text).digest('hex') });
});

it.each([
  [{ id: 8, text: null }, first, false],
  [{ id: 8 }, first, false],
  [{ id: 8, text: '' }, first, true],
  [{ id: 9, text: null }, first, true],
  [{ id: 8, text: null }, { ...first, place: 2 }, true],
  [{ id: 8, text: null }, { ...first, hash: CHAIN_START.hash }, true],
])('%j after %j: different hash: %s', (row, before, differs) => {
  const usual = nextLink(first, { over }, { id: 8, text: null });
  expect(nextLink(before, { over }, row).hash !== usual.hash).toBe(differs);
});
