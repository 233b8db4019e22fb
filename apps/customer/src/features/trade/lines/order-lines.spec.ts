import { SAME_CURRENCY } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../api/orders.js';
import { callOf, followTrailing, linesOf, movedStop, type OrderLine, outlookOf } from './order-lines.js';

const order = (changes: Partial<Order>): Order =>
  ({
    id: 7,
    side: 'buy',
    status: 'holding',
    openPrice: decimal('1.1'),
    targetPrice: 0n,
    stopLoss: 0n,
    fixedStopLoss: 0n,
    takeProfit: 0n,
    trailingDistance: 0n,
    ...changes,
  }) as Order;

const at = (bid: string) => ({ bid: decimal(bid), ask: decimal(bid) + 10_000n });
const drawn = (lines: readonly OrderLine[]) => lines.map(({ kind, price }) => [kind, price]);

describe('the lines of an order', () => {
  it('are its opening and its stops', () => {
    const held = order({ stopLoss: decimal('1.09'), takeProfit: decimal('1.2') });
    expect(drawn(linesOf([held], new Map(), null))).toEqual([
      ['open', decimal('1.1')],
      ['stopLoss', decimal('1.09')],
      ['takeProfit', decimal('1.2')],
    ]);
    expect(
      drawn(
        linesOf([order({ status: 'pending', openPrice: 0n, targetPrice: decimal('1.05') })], new Map(), null),
      ),
    ).toEqual([['target', decimal('1.05')]]);
  });

  it('are where they are being moved to', () => {
    const move = { orderId: 7, stop: 'takeProfit', price: decimal('1.3') } as const;
    expect(drawn(linesOf([order({ takeProfit: decimal('1.2') })], new Map(), move))).toContainEqual([
      'takeProfit',
      decimal('1.3'),
    ]);
    expect(linesOf([order({ id: 8 })], new Map(), move)).toHaveLength(1);
  });

  it.each([
    ['open', 'buy', '1.09', 'stopLoss'],
    ['open', 'buy', '1.11', 'takeProfit'],
    ['target', 'sell', '1.09', 'takeProfit'],
    ['open', 'sell', '1.11', 'stopLoss'],
    ['takeProfit', 'buy', '1.05', 'takeProfit'],
  ] as const)('%s of a %s dropped at %s becomes %s', (kind, side, price, stop) => {
    const line = { id: '', order: order({ side: side }), kind, price: decimal('1.1') };
    expect(movedStop(line, decimal(price), decimal('1.1'))).toBe(stop);
  });

  it('send the stop that was moved and keep the other', () => {
    const set = decimal('1.09');
    const held = order({ stopLoss: set, fixedStopLoss: set, takeProfit: decimal('1.2') });
    expect(callOf(held, { orderId: 7, stop: 'stopLoss', price: decimal('1.095') })).toEqual({
      id: 7,
      stopLoss: decimal('1.095'),
      takeProfit: decimal('1.2'),
    });
  });
});

describe('a trailing stop', () => {
  it('is not sent as a fixed one when the take-profit is moved', () => {
    const held = order({
      stopLoss: decimal('1.09'),
      fixedStopLoss: decimal('1.05'),
      trailingDistance: decimal('0.01'),
    });
    const price = decimal('1.25');
    expect(callOf(held, { orderId: 7, stop: 'takeProfit', price })).toEqual({
      id: 7,
      stopLoss: decimal('1.05'),
      takeProfit: price,
    });
  });

  const trailing = order({ stopLoss: decimal('1.09'), trailingDistance: decimal('0.01') });
  const levelAfter = (held: Order, ...bids: string[]) => {
    const none: ReturnType<typeof followTrailing> = new Map();
    const seen = bids.reduce((map, bid) => followTrailing(map, [held], at(bid)), none);
    return seen.get(7)?.level;
  };

  it('follows the best price and never goes back', () => {
    expect(levelAfter(trailing, '1.1')).toBe(decimal('1.09'));
    expect(levelAfter(trailing, '1.12', '1.11')).toBe(decimal('1.11'));
    const short = order({ side: 'sell', stopLoss: decimal('1.11'), trailingDistance: decimal('0.01') });
    expect(levelAfter(short, '1.0799', '1.09')).toBe(decimal('1.09'));
  });

  it('begins anew with what the server says', () => {
    const seen = followTrailing(new Map(), [trailing], at('1.12'));
    const wider = { ...trailing, stopLoss: decimal('1.08'), trailingDistance: decimal('0.04') };
    expect(followTrailing(seen, [wider], at('1.12')).get(7)?.level).toBe(decimal('1.08'));
  });

  it('is the same map while nothing moves', () => {
    const seen = followTrailing(new Map(), [trailing], at('1.12'));
    expect(followTrailing(seen, [trailing], at('1.115'))).toBe(seen);
    expect(followTrailing(seen, [], at('1.115')).size).toBe(0);
  });

  it('is drawn where it stands, not where it stood', () => {
    const seen = followTrailing(new Map(), [trailing], at('1.12'));
    expect(drawn(linesOf([trailing], seen, null))).toContainEqual(['trailing', decimal('1.11')]);
  });
});

describe('a move', () => {
  it.each([
    ['0.00000031', '0.0000003', undefined],
    ['0.00000031', '0.00000032', 'trade.mustBeBelow'],
    ['9007199.25474101', '9007199.254741', undefined],
    ['9007199.25474101', '9007199.25474102', 'trade.mustBeBelow'],
  ])('at %s to %s is judged by every digit of it', (bid, to, problem) => {
    const symbol = { pricePrecision: 8 };
    const held = order({ openPrice: decimal(bid), lots: decimal('1'), units: decimal('100') });
    const move = { orderId: 7, stop: 'stopLoss', price: decimal(to) } as const;
    const outlook = outlookOf(move, held, { symbol, quote: at(bid), rate: SAME_CURRENCY });
    expect(outlook.problem?.key).toBe(problem);
    expect(outlook.profit).toBe((decimal(to) - decimal(bid)) * 100n);
  });
});
