import { expect, it } from 'vitest';
import { JournalKey } from './journal-key.js';

const key = new JournalKey(Buffer.alloc(32, 1));
const end = { laneSeq: 7, epoch: 2, place: 5, hash: 'ab' };

it.each([
  ['laneSeq', 8],
  ['epoch', 3],
  ['place', 6],
  ['hash', 'ac'],
])('the seal covers the %s', (name, value) => {
  expect(key.seal({ ...end, [name]: value })).not.toBe(key.seal(end));
});

it('gives the same seal only with the same key', () => {
  const other = new JournalKey(Buffer.alloc(32, 2));
  expect(new JournalKey(Buffer.alloc(32, 1)).seal(end)).toBe(key.seal(end));
  expect(other.seal(end)).not.toBe(key.seal(end));
  expect(other.id).not.toBe(key.id);
});

it('hashes one value differently in each write, row and column', () => {
  const hashes = [
    key.columnHasher(1, 'customers', '[1]')('level', 'i1'),
    key.columnHasher(2, 'customers', '[1]')('level', 'i1'),
    key.columnHasher(1, 'operators', '[1]')('level', 'i1'),
    key.columnHasher(1, 'customers', '[2]')('level', 'i1'),
    key.columnHasher(1, 'customers', '[1]')('name', 'i1'),
    key.columnHasher(1, 'customers', '[1]')('level', 's1'),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/);
});
