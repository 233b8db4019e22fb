import { expect, it } from 'vitest';
import { pageRange } from './page-range.js';

it.each([
  [{ from: 1, to: 25, count: 319 }, '1–25 of 319'],
  [{ from: 999_976, to: 1_000_000, count: 1_000_000 }, '999,976–1,000,000 of 1,000,000'],
  [{ from: 1, to: 50, count: 1_001 }, '1–50 of more than 1,000'],
])('of %j says %s', (range, said) => {
  expect(pageRange(range)).toBe(said);
});
