import { checkPart, closeAtMarket, partOf } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { currentFill, type Fill, quoteOf, requireSource } from '../../market/quotes.js';
import type { SymbolRow } from '../../market/tables/market.table.js';
import type { RateRecord } from '../../market/tables/rate-record.js';
import { recordOperatorAction } from '../desk/record-operator-action.js';
import { bookClosing } from './bookings.js';
import type { CloseAllOrders, CloseOrder } from './commands.js';
import { protectFromDebt } from './negative-balance-protection.js';
import { putOrder } from './put-order.js';
import type { ClosedBy, Order, OrderTerms } from './tables/order.table.js';

/**
 * The customer's own open order, or any open order for an operator (`customerId` null). Refuses `order.not_found`
 * otherwise.
 */
export function requireOrder(
  step: Step,
  { orderId, customerId }: { readonly orderId: number; readonly customerId: number | null },
): { readonly order: Order; readonly symbol: SymbolRow } {
  const order = step.state.orders.get(orderId);
  // State holds open orders only. The gateway checks whether it is an ended order of the customer's.
  if (!order || (customerId !== null && order.customerId !== customerId))
    return step.refuse('order.not_found');
  return { order, symbol: step.state.symbols.get(order.symbolId) ?? step.refuse('market.unknown_symbol') };
}

/** Closes a position, or some of its lots, at the current quote: for its customer, or for an operator with a reason. */
export function closeOrder(step: Step, command: CloseOrder): Results['order.close'] {
  step.state.catalogue.catchUp(step, requireOrder(step, command).order.customerId);
  const { order, symbol } = requireOrder(step, command);
  if (order.status !== 'holding') return step.refuse('order.not_open');
  if (command.customerId === null) recordOperatorAction(step, 'close', order.customerId, command);
  requireSource(step, symbol);
  const fill = currentFill(step.state, order, step.now);
  if (typeof fill === 'string') return step.refuse(fill);
  const by: ClosedBy = command.customerId === null ? 'operator' : 'customer';
  const lots = command.lots ?? order.lots;
  const refusal = checkPart(lots, order.lots, symbol);
  if (refusal && lots !== order.lots) return step.refuse(refusal.key, refusal.facts);
  const closing = lots === order.lots ? order : splitOff(step, order, lots);
  return { order: closePosition(step, closing, fill, by, command.reason ?? null) };
}

/** Closes the customer's positions, of one symbol or of all, that can be closed now. */
export function closeAllOrders(step: Step, command: CloseAllOrders): Results['order.close_all'] {
  const { state, now } = step;
  const closed: Order[] = [];
  let left = 0;
  for (const order of state.openOrdersOf(command.customerId)) {
    if (order.status !== 'holding' || (command.symbolId ?? order.symbolId) !== order.symbolId) continue;
    const fill = currentFill(state, order, now);
    if (typeof fill === 'string') left++;
    else closed.push(closePosition(step, order, fill, 'customer', null));
  }
  return { orders: closed, left };
}

/** Splits `lots` off a position as a new order; the remainder keeps its id. */
export function splitOff(step: Step, order: Order, lots: bigint): Order {
  const part = partOf(order, lots);
  // The trailing stop is keyed by the original order's id, so the part takes the current stop as a fixed one.
  const stopLoss = step.state.triggers.stopOf(order);
  const rest: Order = {
    ...order,
    lots: order.lots - lots,
    margin: order.margin - part.margin,
    fee: order.fee - part.fee,
  };
  putOrder(step, rest);
  step.emit({ type: 'order.changed', customerId: order.customerId, order: rest });
  return { ...order, ...part, id: step.next('orders'), originId: order.originId ?? order.id, lots, stopLoss };
}

/** Closes a position: releases the margin, settles profit or loss, and applies negative balance protection. */
export function closePosition(
  step: Step,
  order: Order,
  fill: Fill,
  by: ClosedBy,
  reason: string | null,
): Order {
  const { tick, rate } = fill;
  const { side, lots, openPrice, terms } = order;
  const position = { side, lots, units: decimal(terms.units), openPrice: openPrice ?? 0n };
  const { price, profit } = closeAtMarket(position, quoteOf(tick), rate.rate);
  const closedAt = Math.max(step.now, order.openedAt ?? 0);
  const closed: Order = {
    ...order,
    status: 'closed',
    stopLoss: step.state.triggers.stopOf(order),
    closeBid: BigInt(tick.bid),
    closePrice: price,
    closeSeq: tick.seq,
    closedAt,
    closedBy: by,
    closeReason: reason,
    profit,
    terms: closedTerms(terms, rate.record),
  };
  bookClosing(step, closed);
  putOrder(step, closed);
  protectFromDebt(step, closed.customerId, { refKind: 'order', refId: closed.id });
  const { customerId, fee } = closed;
  step.state.catalogue.noteEnded(step, { customerId, result: profit - fee, at: closedAt });
  step.emit({ type: 'order.closed', customerId: order.customerId, order: closed, by });
  step.state.catalogue.notePosition(step, { kind: 'close', order: closed, fill });
  return closed;
}

const lastClosed = new WeakMap<OrderTerms, OrderTerms>();

/** The terms with the closing rate. Orders with equal terms and rate share one object. */
function closedTerms(terms: OrderTerms, closeRate: RateRecord): OrderTerms {
  const last = lastClosed.get(terms);
  if (last?.closeRate === closeRate) return last;
  const closed: OrderTerms = Object.freeze({ ...terms, closeRate });
  lastClosed.set(terms, closed);
  return closed;
}
