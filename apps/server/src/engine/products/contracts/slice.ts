import type { State } from '../../kernel/state.js';
import { MarginBook } from './book/margin-book.js';
import type { Conversion } from './book/net-positions.js';
import { OrderBook } from './book/order-book.js';
import type { SymbolMark } from './book/symbol-mark.js';
import { Triggers } from './book/triggers.js';
import type { Order } from './tables/order.table.js';

/** An empty open book. */
export function contractsSlice(state: State) {
  const openOrdersOf = (customerId: number, which: (order: Order) => boolean = () => true): Order[] => {
    const mine: Order[] = [];
    for (const id of state.ordersOf.get(customerId) ?? []) {
      const order = state.orders.get(id);
      if (order && which(order)) mine.push(order);
    }
    return mine.sort((a, b) => a.id - b.id);
  };
  const positionsOf = (customerId: number): Order[] =>
    openOrdersOf(customerId, ({ status }) => status === 'holding');
  const freeForContracts = (customerId: number): bigint =>
    state.accountOf(customerId, 'forex', 'free', state.bookOf(customerId))?.balance ?? 0n;
  return {
    orders: new OrderBook(),
    ordersOf: new Map<number, Set<number>>(),
    triggers: new Triggers(),
    margins: new MarginBook(
      freeForContracts,
      positionsOf,
      (symbolId, conversion) => markOf(state, symbolId, conversion),
      (customerId) => state.called.has(customerId),
    ),
    called: new Map<number, number>(),
    freeForContracts,
    positionsOf,
    hasPosition: (customerId: number): boolean => {
      for (const id of state.ordersOf.get(customerId) ?? []) {
        if (state.orders.isHolding(id)) return true;
      }
      return false;
    },
    openOrdersOf,
  };
}

/** A symbol's last quotes in doubles, with the rate of a conversion; null before the first quotes. */
export function markOf(
  { quotes }: State,
  symbolId: number,
  { symbolId: through, inverse }: Conversion,
): SymbolMark | null {
  const quote = quotes.get(symbolId);
  const converting = through === null ? null : quotes.get(through);
  if (!quote || converting === undefined) return null;
  const rate = converting === null ? 1 : inverse ? 1e8 / converting.bid : converting.bid / 1e8;
  return { bid: (quote.bid / 1e8) * rate, ask: (quote.ask / 1e8) * rate, rate };
}
