import { type SqlBool, sql } from 'kysely';
import { JsonValueCache } from '../../../platform/database/table.js';
import type { Loader } from '../../kernel/loader.js';
import type { State } from '../../kernel/state.js';
import { restoreTrailingStops } from './load-trailing.js';
import { countOpenOrder } from './put-order.js';
import { marginEvents } from './tables/margin.table.js';
import { type Order, orders } from './tables/order.table.js';

const MAX_TERMS = 100_000;

/** Loads open orders and the margin calls in force. */
export async function loadContracts(state: State, loader: Loader): Promise<void> {
  // Orders that were opened under equal terms share one object, as they did before the restart.
  const terms = new JsonValueCache(MAX_TERMS);
  const trailing: Order[] = [];
  for (const status of ['pending', 'holding']) {
    // Both conditions, so that the index of open orders is used.
    const open = sql<SqlBool>`status in ('pending', 'holding') and status = ${sql.lit(status)}`;
    for await (const page of loader.pages(orders, ['createdAt', 'id'], open, terms)) {
      for (const order of page) {
        addLoadedOrder(state, order);
        if (order.trailingSince !== null) trailing.push(order);
      }
    }
  }
  await restoreTrailingStops(state, loader.store, trailing);
  for (const call of await loader.select(marginEvents, `WHERE kind = 'call' AND ended_at IS NULL`)) {
    state.called.set(call.customerId, call.laneSeq);
    // Includes customers without positions: their call ends with the next tick.
    state.margins.touch(call.customerId);
  }
}

function addLoadedOrder(state: State, order: Order): void {
  state.orders.set(order.id, order);
  const mine = state.ordersOf.get(order.customerId);
  if (mine) mine.add(order.id);
  else state.ordersOf.set(order.customerId, new Set([order.id]));
  state.triggers.watch(order, undefined);
  countOpenOrder(state, order, undefined);
  state.margins.touch(order.customerId);
}
