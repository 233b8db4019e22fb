import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { closingAll } from './closing-all.js';

const NOW = 1_000_000;
const order = (id: number) => ({
  ...{ id, symbol: { id: id * 10 } },
  ...{ fee: decimal(1), margin: decimal(100), profit: decimal(0) },
});
const showCode = 'XAU/USD';
const open = (id: number) => ({ id, showCode, isOpen: true, isPaused: false, opensAt: null });
const closed = (id: number, opensAt: number | null = NOW + 1) => ({
  id,
  showCode,
  isOpen: false,
  isPaused: false,
  opensAt,
});
const mark = {
  ...{ balance: decimal(500), margin: decimal(200), profit: decimal(7), marginLevel: decimal(300) },
  isMarginCall: false,
  orders: new Map([
    [1, { closePrice: decimal(10), profit: decimal(10) }],
    [2, { closePrice: decimal(20), profit: decimal(-3) }],
  ]),
};
const held = { orders: [order(1), order(2)], fees: decimal(2), total: 2 };

describe('closing all', () => {
  it('is of every position while all markets are open', () => {
    expect(closingAll(held, [open(10), open(20)], mark, NOW)).toEqual({
      ...{ all: 2, number: 2, profit: decimal(7), fees: decimal(2), margin: decimal(200), waiting: [] },
    });
  });

  it('leaves out, and names with its hour, what a closed market keeps open', () => {
    expect(closingAll(held, [open(10), closed(20)], mark, NOW)).toEqual({
      ...{ all: 2, number: 1, profit: decimal(10), fees: decimal(1), margin: decimal(100) },
      waiting: [closed(20)],
    });
  });

  it('counts a market as open from its hour on, and a symbol that is not known as open', () => {
    expect(closingAll(held, [open(10), closed(20, NOW)], mark, NOW).number).toBe(2);
    expect(closingAll(held, [], mark, NOW).number).toBe(2);
  });

  it('goes by the list until the account is heard of', () => {
    expect(closingAll(held, [closed(10, null)], null, NOW)).toMatchObject({
      all: 2,
      number: 1,
      margin: undefined,
    });
  });
});
