import { expect, it } from 'vitest';
import { inStopOutOrder } from './stop-out-order.js';

it('the largest loss closes first, of equal ones the older', () => {
  const [a, b, c] = [
    { id: 3, profit: -5n },
    { id: 1, profit: -2n },
    { id: 2, profit: -5n },
  ] as const;
  expect(inStopOutOrder([a, b, c])).toEqual([c, a, b]);
  expect(inStopOutOrder([])).toEqual([]);
});
