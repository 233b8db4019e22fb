import { expect, it } from 'vitest';
import { type Order, sameRows, withFresh } from './order.js';

const order = (id: number, FactProfits = 0): Order => ({ id, FactProfits }) as Order;

it('keeps the rows in their places while their figures move', () => {
  const rows = [order(3), order(2), order(1)];
  expect(withFresh(rows, [order(1, 7), order(3, 5), order(9, 1)])).toEqual([
    order(3, 5),
    order(2),
    order(1, 7),
  ]);
});

it('tells other rows from the same ones with other figures', () => {
  expect(sameRows([order(2), order(1)], [order(2, 5), order(1)])).toBe(true);
  expect(sameRows([order(2), order(1)], [order(3), order(2)])).toBe(false);
  expect(sameRows([order(2)], [order(2), order(1)])).toBe(false);
});
