import { expect, it } from 'vitest';
import { newRows, sameRows, withFresh } from './fresh-rows.js';

const row = (id: number, profit = 0) => ({ id, profit });

it('keeps the rows in their places while their figures move', () => {
  const rows = [row(3), row(2), row(1)];
  expect(withFresh(rows, [row(1, 7), row(3, 5), row(9, 1)])).toEqual([row(3, 5), row(2), row(1, 7)]);
});

it('tells other rows from the same ones with other figures', () => {
  expect(sameRows([row(2), row(1)], [row(2, 5), row(1)])).toBe(true);
  expect(sameRows([row(2), row(1)], [row(3), row(2)])).toBe(false);
  expect(sameRows([row(2)], [row(2), row(1)])).toBe(false);
});

it('counts the rows that have come, also those on later pages', () => {
  expect(newRows([row(2), row(1)], [row(2), row(1), row(3)], 1)).toBe(1);
  expect(newRows([row(2), row(1)], [row(2), row(1)], 3)).toBe(3);
  expect(newRows([row(2), row(1)], [row(2)], -1)).toBe(0);
});
