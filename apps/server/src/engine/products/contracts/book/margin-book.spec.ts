import { decimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../tables/order.table.js';
import { MarginBook } from './margin-book.js';

interface Position {
  readonly customerId: number;
  readonly symbolId: number;
  readonly side: 'buy' | 'sell';
  readonly lots: number;
}

const orderOf = ({ customerId, symbolId, side, lots }: Position): Order =>
  ({
    customerId,
    symbolId,
    side,
    lots: decimal(lots),
    margin: decimal(lots * 20),
    openPrice: decimal('1.1'),
    terms: { units: '1000', openRate: { symbolId: null, seq: null, bid: '1', inverse: false } },
  }) as Order;

/** Reference implementation: sums everything anew for each query. */
function naive(
  orders: readonly Order[],
  free: bigint,
  prices: ReadonlyMap<number, number>,
  percent: number,
): boolean {
  let spare = Number(free) / 1e8;
  for (const { symbolId, side, lots, margin } of orders) {
    const difference = (prices.get(symbolId) ?? 0) - 1.1;
    spare += (side === 'buy' ? difference : -difference) * (Number(lots) / 1e8) * 1000;
    spare += (Number(margin) / 1e8) * (1 - percent / 100);
  }
  return spare <= 0;
}

const position = fc.record({
  customerId: fc.integer({ min: 1, max: 4 }),
  symbolId: fc.integer({ min: 1, max: 3 }),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  lots: fc.integer({ min: 1, max: 5 }),
});
const happening = fc.oneof(
  fc.record({ kind: fc.constant('open' as const), position }),
  fc.record({ kind: fc.constant('close' as const), customerId: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    kind: fc.constant('pay' as const),
    customerId: fc.integer({ min: 1, max: 4 }),
    amount: fc.integer({ min: -50, max: 50 }),
  }),
  fc.record({
    kind: fc.constant('tick' as const),
    symbolId: fc.integer({ min: 1, max: 3 }),
    price: fc.integer({ min: 90, max: 130 }),
  }),
);

describe('MarginBook', () => {
  it('reports every low account after any sequence of events, and none that is clearly above the level', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (story) => {
        const orders = new Map<number, Order[]>([1, 2, 3, 4].map((id) => [id, []]));
        const free = new Map<number, bigint>([1, 2, 3, 4].map((id) => [id, decimal(100)]));
        const prices = new Map<number, number>([1, 2, 3].map((id) => [id, 1.1]));
        const of = (id: number): Order[] => orders.get(id) ?? [];
        const book = new MarginBook(
          (id) => free.get(id) ?? 0n,
          of,
          (id) => ({ bid: prices.get(id) ?? 0, ask: prices.get(id) ?? 0, rate: 1 }),
          () => false,
        );
        for (const event of story) {
          if (event.kind === 'open') {
            const order = orderOf(event.position);
            of(order.customerId).push(order);
            book.open(order);
          } else if (event.kind === 'close') {
            of(event.customerId).pop();
            book.touch(event.customerId);
          } else if (event.kind === 'pay') {
            free.set(event.customerId, (free.get(event.customerId) ?? 0n) + decimal(event.amount));
            book.moveBalance(event.customerId);
          } else {
            prices.set(event.symbolId, event.price / 100);
            const named = book.mark(event.symbolId, 50);
            for (const id of [1, 2, 3, 4]) {
              if (!of(id).some(({ symbolId }) => symbolId === event.symbolId)) continue;
              const isLow = naive(of(id), free.get(id) ?? 0n, prices, 50);
              if (isLow) expect(named).toContain(id);
              if (!naive(of(id), (free.get(id) ?? 0n) - decimal('0.001'), prices, 50))
                expect(named).not.toContain(id);
            }
          }
        }
      }),
    );
  });

  it('reports accounts with a margin call when their symbol ticks, and once when they hold nothing any more', () => {
    const held = [orderOf({ customerId: 1, symbolId: 1, side: 'buy', lots: 1 })];
    let isCalled = true;
    const book = new MarginBook(
      () => decimal(1_000),
      () => held,
      () => ({ bid: 1.1, ask: 1.1, rate: 1 }),
      () => isCalled,
    );
    book.touch(1);
    expect(book.mark(1, 50)).toEqual([1]);
    expect(book.mark(2, 50)).toEqual([]);
    held.pop();
    book.touch(1);
    expect(book.mark(2, 50)).toEqual([1]);
    expect(book.mark(1, 50)).toEqual([]);
    isCalled = false;
    book.touch(1);
    expect(book.mark(1, 50)).toEqual([]);
  });
});
