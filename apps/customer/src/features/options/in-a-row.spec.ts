import { expect, it } from 'vitest';
import { inARow } from './in-a-row.js';

it('so many chips stand in a row that the last row is full, or nearly', () => {
  expect([1, 2, 4, 5, 6, 7, 8, 9].map(inARow)).toEqual([1, 2, 4, 3, 3, 4, 4, 3]);
});
