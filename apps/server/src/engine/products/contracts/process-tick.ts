import { closingPrice, stopReached, type Tick } from '@truemark/domain';
import type { Step } from '../../kernel/step.js';
import { fillTick, quoteOf } from '../../market/quotes.js';
import { pinnedRate } from '../../market/rates.js';
import { closePosition } from './close-order.js';
import { fillPending } from './pending-orders.js';
import { evaluateMargins } from './stop-out.js';
import { followsItsLeader } from './tables/order.table.js';

/**
 * Processes a tick in a fixed order, so that a replay gives the same result: stop-loss and take-profit by order id,
 * stop-out per account, pending orders by creation time and id. A tick of a closed market triggers nothing.
 */
export function processTick(step: Step, tick: Tick): void {
  const { state } = step;
  const symbol = state.symbols.get(tick.symbolId);
  if (!symbol) return;
  state.triggers.follow(tick.symbolId, tick.bid, tick.ask, step.undo);
  if (!state.isOpen(symbol, step.now)) {
    // The position values still change: a tick of an open symbol may evaluate them together.
    state.margins.revalue(symbol.id);
    return;
  }
  const mayFill = fillTick(state, symbol, step.now) === tick;
  if (mayFill) closeReached(step, tick);
  evaluateMargins(step, symbol.id);
  if (mayFill) fillReached(step, tick);
}

const ascending = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b);

function closeReached(step: Step, tick: Tick): void {
  const { state, undo } = step;
  for (const id of ascending(state.triggers.reachedStops(tick.symbolId, tick.bid, tick.ask, undo))) {
    const before = state.orders.get(id);
    if (before?.status !== 'holding' || followsItsLeader(before)) continue;
    state.catalogue.catchUp(step, before.customerId);
    const order = state.orders.get(id);
    if (!order) continue;
    const stops = { stopLoss: state.triggers.stopOf(order), takeProfit: order.takeProfit };
    const reached = stopReached(order.side, stops, closingPrice(order.side, quoteOf(tick)));
    const rate = pinnedRate(state, order.terms);
    if (reached) closePosition(step, order, { tick, rate }, reached, null);
  }
}

function fillReached(step: Step, tick: Tick): void {
  const { state, undo } = step;
  const waiting = [...state.triggers.reachedTargets(tick.symbolId, tick.bid, tick.ask, undo)]
    .flatMap((id) => state.orders.get(id) ?? [])
    .filter(({ status }) => status === 'pending')
    .sort((a, b) => a.createdAt - b.createdAt || a.id - b.id);
  for (const { id, customerId } of waiting) {
    state.catalogue.catchUp(step, customerId);
    const order = state.orders.get(id);
    if (order) fillPending(step, order, tick);
  }
}
