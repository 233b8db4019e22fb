import { sql } from 'kysely';
import { SYSTEM } from '../../kernel/command.js';
import { defineHashedRows } from '../../kernel/hashed-rows.js';
import { resultsOf, tradesOf } from '../../kernel/past-trades.js';
import { defineProduct } from '../../kernel/product.js';
import { defineReplayedTable } from '../../kernel/replayed-tables.js';
import { contractAnswers } from './answers.js';
import { NetPositions } from './book/net-positions.js';
import { cancelAllPending } from './cancel-pending.js';
import { closeAllOrders, closeOrder } from './close-order.js';
import { entries } from './entries.js';
import { contractsAccount } from './free-margin-check.js';
import { loadContracts } from './load.js';
import { protectFromDebt } from './negative-balance-protection.js';
import { openOrder } from './open-order.js';
import { cancelOrder, expireOrder, placeOrder } from './pending-orders.js';
import { processTick } from './process-tick.js';
import { protectOrder } from './protect-order.js';
import { cancelAllOrders, closeAllPositions } from './reset.js';
import { contractsSlice } from './slice.js';
import { marginEvents } from './tables/margin.table.js';
import { orders } from './tables/order.table.js';
import { ticksOfOrders } from './used-ticks.js';
import { marginsHeld } from './verification/holds.js';
import { verifyOrders } from './verification/orders.js';

/** Contract trading on margin. */
export const contracts = defineProduct({
  name: 'contracts',
  lane: {
    archived: ['order.open', 'order.place', 'order.close', 'order.cancel', 'order.expire', 'order.protect'],
    commands: {
      'order.open': openOrder,
      'order.place': placeOrder,
      'order.close': closeOrder,
      'order.close_all': closeAllOrders,
      'order.cancel': cancelOrder,
      'order.expire': expireOrder,
      'order.protect': protectOrder,
    },
    answers: contractAnswers,
    laterLimits: ['order.open', 'order.place', 'order.close'],
  },
  state: {
    tables: [orders, marginEvents],
    counters: { orders },
    hashed: [
      defineHashedRows({
        name: 'orders',
        table: orders,
        upTo: 'orders',
        find: (state, id) => state.orders.get(id),
        beside: ({ triggers }, order) => triggers.bestOf(order),
      }),
      defineHashedRows({
        name: 'margin calls',
        upTo: 'customers',
        find: ({ called }, id) => (called.has(id) ? { laneSeq: called.get(id) } : undefined),
      }),
    ],
    slice: contractsSlice,
    madeLater: [NetPositions],
    load: loadContracts,
    loaded: async ({ margins }) => margins.catchUp(),
    tidy: (state) => state.triggers.tidy((id) => state.orders.get(id)),
  },
  ledger: {
    wallets: { forex: contractsAccount },
    entries,
    writeOffs: ['order.negative_balance'],
    opening: ['order.margin_hold'],
    symbolIn: { order: orders },
    spread: { entry: 'order.margin_release', table: orders },
    onBalance: ({ state: { margins }, undo }, { kind, part, ownerId }) => {
      if (kind !== 'forex' || part !== 'free' || ownerId === null) return;
      margins.moveBalance(ownerId);
      undo.push(() => margins.moveBalance(ownerId));
    },
  },
  market: {
    // Rolled back after the previous quote is restored: revalues equities that were computed from this tick.
    beforeTick: ({ state, undo }, { symbolId }) => undo.push(() => state.margins.revalue(symbolId)),
    onTick: processTick,
    holdersOf: (state, symbolId) => state.orders.customersOf(symbolId),
    usedTicks: ticksOfOrders,
  },
  trades: {
    resultsSince: (loader, since) =>
      resultsOf(
        loader,
        { table: orders, figure: sql`profit - fee`, endedAt: 'closedAt', where: sql`status = 'closed'` },
        since,
      ),
    tradesBetween: (loader, from, until) =>
      tradesOf(loader, { table: orders, takenAt: 'createdAt' }, from, until),
    writeOff: protectFromDebt,
    cancelPending: cancelAllPending,
    cancelAll: cancelAllOrders,
    endAll: closeAllPositions,
  },
  time: {
    timed: {
      'order.expiry': {
        at: ({ orders: book }, id) => (book.isPending(id) ? (book.get(id)?.expireAt ?? null) : null),
        waiting: (state) => state.orders.keys(),
        one: (orderId) => ({ kind: 'order.expire', actor: SYSTEM, orderId }),
      },
    },
  },
  verify: {
    replayed: [
      defineReplayedTable({
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
    holds: marginsHeld,
    verified: verifyOrders,
  },
});
