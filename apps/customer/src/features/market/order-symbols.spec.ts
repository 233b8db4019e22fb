import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import type { DayQuotation } from '../../api/symbols.js';
import { firstSymbols, orderSymbols } from './order-symbols.js';

const symbol = (id: number, isOpen: boolean, change: string | null) => ({
  id,
  isOpen,
  day: change === null ? null : ({ change: decimal(change) } as DayQuotation),
});
const ids = (symbols: readonly { id: number }[]) => symbols.map(({ id }) => id);

const all = [
  symbol(1, false, '9'),
  symbol(2, true, '-1'),
  symbol(3, true, null),
  symbol(4, true, '2'),
  symbol(5, false, '-9'),
];

describe('orderSymbols', () => {
  it.each([
    ['usual', [2, 3, 4, 1, 5]],
    ['gainers', [4, 2, 3, 1, 5]],
    ['losers', [2, 4, 3, 5, 1]],
  ] as const)('%s: open ones first', (sort, expected) => {
    expect(ids(orderSymbols(all, sort))).toEqual(expected);
  });
});

describe('firstSymbols', () => {
  it.each([
    [[], [2, 3, 4, 1]],
    [[4], [4, 2, 3, 1]],
    [
      [5, 4],
      [4, 2, 3, 5],
    ],
    [[999], [2, 3, 4, 1]],
  ])('favourites %j', (favourites, expected) => {
    expect(ids(firstSymbols(all, favourites, 4))).toEqual(expected);
  });
});
