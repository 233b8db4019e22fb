import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Order, orders } from '../tables/order.table.js';
import { OrderBook } from './order-book.js';

const amount = fc.bigInt({ min: 0n, max: 10n ** 18n });
const seq = fc.option(fc.integer({ min: 0 }));
const time = fc.integer({ min: 0, max: 8_640_000_000_000_000 });

const order: fc.Arbitrary<Order> = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  customerId: fc.integer({ min: 1 }),
  accountId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  symbolId: fc.integer({ min: 1 }),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  status: fc.constantFrom('pending' as const, 'holding' as const),
  lots: amount,
  margin: amount,
  fee: amount,
  openBid: fc.option(amount),
  openPrice: fc.option(amount),
  openSeq: seq,
  openedAt: fc.option(time),
  closeBid: fc.constant(null),
  closePrice: fc.constant(null),
  closeSeq: fc.constant(null),
  closedAt: fc.constant(null),
  closedBy: fc.constant(null),
  closeReason: fc.constant(null),
  profit: fc.constant(0n),
  stopLoss: amount,
  takeProfit: amount,
  trailingDistance: amount,
  trailingSince: seq,
  targetPrice: fc.option(amount),
  pendingKind: fc.constantFrom('limit' as const, 'stop' as const, null),
  expireAt: fc.option(time),
  originId: fc.option(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
  terms: fc.constant({ units: '1000' } as Order['terms']),
  createdAt: time,
});

const happening = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), order }),
  fc.record({ kind: fc.constant('delete' as const), id: fc.integer({ min: 1, max: 12 }) }),
);

it('behaves like a map of objects', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
      const book = new OrderBook();
      const plain = new Map<number, Order>();
      for (const each of happenings) {
        if (each.kind === 'set') {
          book.set(each.order.id, each.order);
          plain.set(each.order.id, each.order);
        } else {
          expect(book.delete(each.id)).toBe(plain.delete(each.id));
        }
      }
      expect(book.size).toBe(plain.size);
      for (let id = 1; id <= 12; id++) {
        expect(book.get(id)).toEqual(plain.get(id));
        expect(book.has(id)).toBe(plain.has(id));
        expect(book.isHolding(id)).toBe(plain.get(id)?.status === 'holding');
      }
      expect([...book.values()].map(({ id }) => id).sort()).toEqual([...plain.keys()].sort());
    }),
  );
});

it('returns orders with every property, in column order', () => {
  const [sample] = fc.sample(order, 1) as [Order];
  expect(Object.keys(new OrderBook().set(sample.id, sample).get(sample.id) as Order)).toEqual(orders.names);
});

it('refuses an order that has ended', () => {
  const [sample] = fc.sample(order, 1) as [Order];
  expect(() => new OrderBook().set(sample.id, { ...sample, status: 'closed' })).toThrow('has ended');
});
