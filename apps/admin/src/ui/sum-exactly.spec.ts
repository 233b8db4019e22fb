import { expect, it } from 'vitest';
import { sumExactly } from './sum-exactly.js';

it.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[0.1, 0.7, -0.8], 0],
  [[900_000_000.1, 0.2, -900_000_000.3], 0],
  [[1e-8, 2e-8], 3e-8],
  [[184_940.59000000003, 0.01], 184_940.6],
  [[-1234.56, 1234.55], -0.01],
])('%j come to %d', (figures, sum) => {
  expect(sumExactly(figures)).toBe(sum);
});
