import { describe, expect, it } from 'vitest';
import { linesOf, placeOf } from './marked.js';

const entry = (key: string) => ({ key, title: key, facts: [], at: null });
const before = linesOf([
  { name: 'Last', entries: [entry('b')] },
  { name: 'Pages', entries: [entry('a'), entry('b')] },
]);

describe('the marked line of a search', () => {
  it('is found under its own heading, also where it stands under another one before', () => {
    expect(placeOf(before, before[2] ?? null)).toBe(2);
    expect(placeOf(before, before[0] ?? null)).toBe(0);
  });

  it('is followed to where later answers put it', () => {
    const after = linesOf([{ name: 'Customers', entries: [entry('c'), entry('d'), entry('a')] }]);
    expect(placeOf(after, before[1] ?? null)).toBe(2);
    expect(placeOf(after, before[2] ?? null)).toBe(-1);
  });

  it('is none before an arrow was pressed', () => {
    expect(placeOf(before, null)).toBe(-1);
  });
});
