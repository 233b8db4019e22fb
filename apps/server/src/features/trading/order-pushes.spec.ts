import { expect, it } from 'vitest';
import type { EngineEvent } from '../../engine/protocol.js';
import type { SymbolDirectory } from '../market/symbol-directory.js';
import type { Settings } from '../settings/settings.js';
import { OrderPushes } from './order-pushes.js';

const pushes = new OrderPushes(
  { text: () => 'USD' } as unknown as Settings,
  { get: () => undefined } as unknown as SymbolDirectory,
);
const event = (type: string, order: object): EngineEvent =>
  ({
    ...{ seq: 1, type, customerId: 7 },
    order: { id: 5, customerId: 7, terms: {}, closePrice: 123_000_000n, profit: 4n, ...order },
  }) as unknown as EngineEvent;
const closed = (closedBy: string, terms: object = {}) => event('order.closed', { closedBy, terms });
const cancelled = (closeReason: string | null) => event('order.cancelled', { closeReason });

it.each([
  ['a take profit', closed('take_profit')],
  ['a stop loss', closed('stop_loss')],
  ['a copy that was closed with its leader’s order', closed('customer', { copy: { traderId: 1 } })],
  ['an expired order', cancelled('order.expired')],
  ['an order that could not be filled', cancelled('order.insufficient_balance')],
])('%s is pushed once; where amounts are hidden without any', (_, given) => {
  const news = pushes.newsOf(given);
  expect(news.map((each) => [each.kind, each.customerId])).toEqual([['orders', 7]]);
  expect(JSON.stringify(news[0]?.words('en', true))).not.toMatch(/\d|push\./);
});

it.each([
  ['a position that he closed', closed('customer')],
  ['a copy that he took over and closed', closed('customer', { copy: { traderId: 1, state: 'taken_over' } })],
  ['a position of a stop-out, which has its message', closed('stop_out')],
  ['a position that an operator closed, which has its message', closed('operator')],
  ['an order that he cancelled', cancelled(null)],
  ['an order of a stop-out', cancelled('order.stop_out')],
  ['a price', event('tick', {})],
])('%s is not', (_, given) => expect(pushes.newsOf(given)).toEqual([]));
