import { expect, it } from 'vitest';
import { UndoList } from '../../../kernel/undo.js';
import type { Order } from '../tables/order.table.js';
import { Triggers } from './triggers.js';

const holding = (stopLoss: number): Order =>
  ({
    ...{ id: 1, symbolId: 1, side: 'buy', status: 'holding', takeProfit: 0n, trailingDistance: 0n },
    stopLoss: BigInt(stopLoss),
    terms: {},
  }) as unknown as Order;

it('forgets the levels that an order no longer has, and no others', () => {
  const triggers = new Triggers();
  let order = holding(10_000);
  triggers.watch(order, undefined);
  for (let level = 9_999; level >= 5_000; level--) {
    const next = holding(level);
    triggers.watch(next, order);
    order = next;
    triggers.tidy(() => order);
  }
  const asked: number[] = [];
  triggers.tidy((id) => {
    asked.push(id);
    return order;
  });
  expect(asked).toEqual([]);
  const undo = new UndoList();
  // Of five thousand outdated levels, few are still checked when the price gets there.
  expect(triggers.reachedStops(1, 5_001, 5_001, undo).size).toBeLessThanOrEqual(1);
  expect(undo.mark).toBeLessThan(3_000);
  expect(triggers.reachedStops(1, 5_000, 5_000, undo)).toEqual(new Set([1]));
});
