import type { Step } from '../../kernel/step.js';
import { currentFill, type Fill } from '../../market/quotes.js';
import { cancelPending } from './cancel-pending.js';
import { closePosition } from './close-order.js';
import type { Order } from './tables/order.table.js';

/**
 * Cancels a customer's pending orders, if all his positions could close now. Otherwise refuses with their symbols: no
 * position may close at a price that cannot be traded.
 */
export function cancelAllOrders(step: Step, customerId: number, reason: string): { cancelled: number } {
  const open = step.state.openOrdersOf(customerId);
  requireFills(
    step,
    open.filter(({ status }) => status === 'holding'),
  );
  const pending = open.filter(({ status }) => status === 'pending');
  for (const order of pending) cancelPending(step, order, reason);
  return { cancelled: pending.length };
}

/** Closes all positions of a customer at the current quotes. */
export function closeAllPositions(step: Step, customerId: number, reason: string): { closed: number } {
  const fills = requireFills(step, step.state.positionsOf(customerId));
  for (const { order, fill } of fills) closePosition(step, order, fill, 'customer', reason);
  return { closed: fills.length };
}

/** The fill that each position would close at now; refuses if one has none. */
function requireFills(step: Step, positions: readonly Order[]) {
  const { state, now } = step;
  const fills: { order: Order; fill: Fill }[] = [];
  const waiting = new Set<string>();
  for (const order of positions) {
    const fill = currentFill(state, order, now);
    if (typeof fill === 'string')
      waiting.add(state.symbols.get(order.symbolId)?.showCode ?? String(order.symbolId));
    else fills.push({ order, fill });
  }
  if (waiting.size > 0) step.refuse('demo.positions_wait', { symbols: [...waiting].sort().join(', ') });
  return fills;
}
