import { sql } from 'kysely';
import { SYSTEM } from '../../kernel/command.js';
import { defineProduct } from '../../kernel/product.js';
import { replayed } from '../../kernel/replayed.js';
import { cancelAllPending } from './cancel-pending.js';
import { closeAllOrders, closeOrder } from './close-order.js';
import { judgeTick } from './judge-tick.js';
import { loadContracts } from './load.js';
import { openOrder } from './open-order.js';
import { cancelOrder, expireOrder, placeOrder } from './pending-orders.js';
import { protectOrder } from './protect-order.js';
import { cancelAllOrders, closeAllPositions } from './reset.js';
import { contractsSlice } from './slice.js';
import { marginEvents } from './tables/margin.table.js';
import { orders } from './tables/order.table.js';

/** An order that could not be ended is tried again so much later, ms. */
const TRY_AGAIN = 250;

/** Contract trading with margin. */
export const contracts = defineProduct({
  name: 'contracts',
  commands: {
    'order.open': openOrder,
    'order.place': placeOrder,
    'order.close': closeOrder,
    'order.close_all': closeAllOrders,
    'order.cancel': cancelOrder,
    'order.expire': expireOrder,
    'order.protect': protectOrder,
  },
  tables: [orders, marginEvents],
  counters: { orders },
  entries: {
    'order.margin_hold': 'trading',
    'order.margin_release': 'trading',
    'order.reserve': 'trading',
    'order.release': 'trading',
    'order.profit': 'trading',
    'order.negative_balance': 'trading',
    'order.fee': 'fees',
  },
  slice: contractsSlice,
  load: loadContracts,
  loaded: async ({ margins }) => margins.catchUp(),
  // Undone after the former quote is back: equities that were kept by this tick's price are not.
  beforeTick: ({ state, undo }, { symbolId }) => undo.push(() => state.margins.revalue(symbolId)),
  onTick: judgeTick,
  onBalance: ({ state: { margins }, undo }, { kind, part, ownerId }) => {
    if (kind !== 'forex' || part !== 'free' || ownerId === null) return;
    margins.moveBalance(ownerId);
    undo.push(() => margins.moveBalance(ownerId));
  },
  cancelPending: cancelAllPending,
  cancelAll: cancelAllOrders,
  endAll: closeAllPositions,
  holdersOf: (state, symbolId) => state.orders.customersOf(symbolId),
  due: (state, now) =>
    state.expiries.take(now).flatMap((orderId) => {
      if (state.orders.get(orderId)?.status !== 'pending') return [];
      const again = (): void => state.expiries.push(now + TRY_AGAIN, orderId);
      return {
        key: `order.expire:${orderId}`,
        command: { kind: 'order.expire', actor: SYSTEM, orderId },
        again,
      };
    }),
  replayed: [
    replayed({
      table: orders,
      what: 'order',
      idOf: ({ id }) => id,
      open: sql`status IN ('pending', 'holding')`,
      find: (state, { id }) => state.orders.get(id),
      size: (state) => state.orders.size,
      ended: {
        counter: 'orders',
        by: (event) =>
          event.type === 'order.closed' || event.type === 'order.cancelled' ? event.order : null,
      },
    }),
  ],
  tidy: (state) => {
    state.triggers.tidy((id) => state.orders.get(id));
    state.expiries.tidy((id) => state.orders.has(id) && !state.orders.isHolding(id));
  },
});
