import { SAME_CURRENCY } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../api/orders.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { previewClosing, readClosing, shareOf } from './closing.js';

const order = {
  side: 'sell',
  lots: decimal('0.07'),
  openPrice: decimal('1.1'),
  margin: decimal('10.000001'),
  fee: decimal('1'),
} as unknown as Order;
const symbol = {
  lotStep: decimal('0.01'),
  minLots: decimal('0.02'),
  maxLots: decimal('100'),
} as unknown as TradeSymbol;

describe('closing a part', () => {
  it.each([
    ['0.07', { lots: decimal('0.07') }],
    ['0.05', { lots: decimal('0.05') }],
    ['', { problem: 'trade.lotsMissing' }],
    ['0', { problem: 'trade.lotsMissing' }],
    ['0.08', { problem: 'orders.part.tooMany' }],
    ['0.035', { problem: 'trade.lotsStep' }],
    ['0.06', { problem: 'orders.part.restTooSmall' }],
  ])('reads %j', (text, expected) => {
    expect(readClosing(order, symbol, text)).toEqual(expected);
  });

  it('closes a market that is not offered any more as a whole only', () => {
    expect(readClosing(order, undefined, '0.03')).toEqual({ problem: 'orders.part.wholeOnly' });
    expect(readClosing(order, undefined, '0.07')).toEqual({ lots: decimal('0.07') });
  });

  it('previews margin in proportion and the profit of the part', () => {
    const at = { price: decimal('1.09'), units: decimal('10000'), rate: SAME_CURRENCY };
    expect(previewClosing(order, decimal('0.03'), at)).toEqual({
      profit: decimal('3'),
      fee: decimal('0.428571'),
      margin: decimal('4.285715'),
      rest: decimal('0.04'),
    });
    expect(previewClosing(order, decimal('0.07'), at).margin).toBe(decimal('10.000001'));
    expect(previewClosing(order, decimal('0.03'), { ...at, rate: null }).profit).toBeUndefined();
  });

  it('takes shares in whole steps, never more than asked', () => {
    const step = decimal('0.01');
    expect(shareOf(decimal('0.07'), 50n, step)).toBe(decimal('0.03'));
    expect(shareOf(decimal('0.03'), 25n, step)).toBe(0n);
    expect(shareOf(decimal('0.075'), 100n, step)).toBe(decimal('0.075'));
  });
});
