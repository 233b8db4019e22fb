import type { State } from '../../kernel/state.js';
import type { Store } from '../../kernel/store/store.js';
import { UndoList } from '../../kernel/undo.js';
import type { Order } from './tables/order.table.js';

const PAGE = 5_000;

/**
 * Restores trailing stops from recorded ticks: one backward scan per symbol finds the best closing price since each
 * trailing order's stop was set.
 */
export async function restoreTrailingStops(
  state: State,
  store: Store,
  orders: readonly Order[],
): Promise<void> {
  for (const symbolId of new Set(orders.map((order) => order.symbolId))) {
    const mine = orders.filter((order) => order.symbolId === symbolId);
    await restoreSymbolStops(state, store, symbolId, mine);
  }
}

async function restoreSymbolStops(
  state: State,
  store: Store,
  symbolId: number,
  orders: readonly Order[],
): Promise<void> {
  const latestFirst = [...orders].sort((a, b) => since(b) - since(a));
  const undo = new UndoList();
  const set = (order: Order): void =>
    state.triggers.trail(order, order.side === 'buy' ? highestBid : lowestAsk, undo);
  let highestBid = 0;
  let lowestAsk = Number.MAX_SAFE_INTEGER;
  let next = 0;
  for await (const { seq, bid, ask } of ticksNewestFirst(store, symbolId, since(latestFirst.at(-1)))) {
    for (; next < latestFirst.length && since(latestFirst[next]) > seq; next++)
      set(latestFirst[next] as Order);
    highestBid = Math.max(highestBid, bid);
    lowestAsk = Math.min(lowestAsk, ask);
  }
  for (; next < latestFirst.length; next++) set(latestFirst[next] as Order);
}

const since = (order: Order | undefined): number => order?.trailingSince ?? 0;

async function* ticksNewestFirst(store: Store, symbolId: number, from: number) {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await store.query(
      'SELECT seq, bid, ask FROM ticks WHERE symbol_id = $1 AND seq >= $2 AND seq < $3 ORDER BY seq DESC LIMIT $4',
      [symbolId, from, before, PAGE],
    );
    for (const { seq, bid, ask } of rows) yield { seq: Number(seq), bid: Number(bid), ask: Number(ask) };
    if (rows.length < PAGE) return;
    before = Number(rows.at(-1)?.seq);
  }
}
