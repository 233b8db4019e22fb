import { expect, it } from 'vitest';
import { pagesOn, rowsOf } from './pages.js';

const page = (number: number, ids: readonly number[]) => ({
  rows: ids.map((id) => ({ id })),
  total: 5,
  page: number,
  lastPage: 3,
});

it('goes on until the last page', () => {
  expect(pagesOn.getNextPageParam(page(2, []))).toBe(3);
  expect(pagesOn.getNextPageParam(page(3, []))).toBeUndefined();
});

it('shows a row once that slipped to the next page', () => {
  expect(rowsOf(undefined)).toEqual([]);
  expect(rowsOf({ pages: [page(1, [5, 4]), page(2, [4, 3])] })).toEqual([{ id: 5 }, { id: 4 }, { id: 3 }]);
});
