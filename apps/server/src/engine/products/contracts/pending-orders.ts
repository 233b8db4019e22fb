import {
  checkStopPrices,
  isRefusal,
  openAtMarket,
  pendingKind,
  pendingReached,
  type Tick,
  type TradingTerms,
} from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { quoteOf, requireFill, termsOf } from '../../market/quotes.js';
import { mayConvertAt, pinnedRate } from '../../market/rates.js';
import { bookOpening, bookRelease, bookReservation } from './bookings.js';
import { cancelPending } from './cancel-pending.js';
import { requireOrder } from './close-order.js';
import type { CancelOrder, ExpireOrder, PlaceOrder } from './commands.js';
import { requireFreeMargin, wouldStopOut } from './free-margin-check.js';
import { newPendingOrder, pinnedTerms, requireTradable } from './new-order.js';
import { opened } from './open-order.js';
import { putOrder } from './put-order.js';
import type { Order } from './tables/order.table.js';

/** Places a limit or stop order and reserves margin and fee at the target price. */
export function placeOrder(step: Step, command: PlaceOrder): Results['order.place'] {
  const { symbol, free, feeType } = requireTradable(step, command);
  const { tick, rate } = requireFill(step, symbol, command);
  const { side, lots, multiple, targetPrice, expireAt } = command;
  if (targetPrice <= 0n) step.refuse('order.target_price');
  if (expireAt !== null && expireAt <= step.now) step.refuse('order.expired');
  const stops = { stopLoss: command.stopLoss ?? 0n, takeProfit: command.takeProfit ?? 0n };
  const wrong = checkStopPrices(side, stops, targetPrice);
  if (wrong) step.refuse(wrong.key);
  const atTarget = { bid: targetPrice, ask: targetPrice };
  const terms = termsOf(symbol, feeType);
  const reserved = openAtMarket({ side, lots, multiple }, terms, atTarget, rate.rate, free.balance);
  if (isRefusal(reserved)) return step.refuse(reserved.key, reserved.facts);
  requireFreeMargin(step, command.customerId, { amount: reserved.margin + reserved.fee });
  step.state.catalogue.requireTradable(step, {
    customerId: command.customerId,
    asked: reserved.margin,
    mayCost: 0n,
  });

  const order: Order = {
    ...newPendingOrder(step, command, free, {
      ...pinnedTerms(symbol, feeType, multiple, rate),
      placedSeq: tick.seq,
      ...(rate.record.symbolId !== null && !command.formerly && { realRate: true as const }),
    }),
    margin: reserved.margin,
    fee: reserved.fee,
    targetPrice,
    pendingKind: pendingKind(side, targetPrice, quoteOf(tick)),
    expireAt,
  };
  bookReservation(step, order);
  putOrder(step, order);
  step.emit({ type: 'order.placed', customerId: order.customerId, order });
  return { order };
}

export function cancelOrder(step: Step, command: CancelOrder): Results['order.cancel'] {
  const { order } = requireOrder(step, command);
  if (order.status !== 'pending') return step.refuse('order.not_open');
  return { order: cancelPending(step, order, null) };
}

/** Cancels a pending order that has expired. */
export function expireOrder(step: Step, { orderId }: ExpireOrder): Results['order.expire'] {
  const { order } = requireOrder(step, { orderId, customerId: null });
  if (order.status !== 'pending' || order.expireAt === null || order.expireAt > step.now) {
    return step.refuse('order.not_open');
  }
  return { order: cancelPending(step, order, 'order.expired') };
}

/**
 * Fills a pending order with this tick if its target is reached, at the current rate of the conversion fixed at
 * placement. Cancels it instead if it has expired, if it cannot be paid without a stop-out, or if prices of its symbol
 * or conversion are now simulated.
 */
export function fillPending(step: Step, order: Order, tick: Tick): void {
  const fill = { tick, rate: pinnedRate(step.state, order.terms) };
  const quote = quoteOf(tick);
  const { side, targetPrice, pendingKind: kind, lots, terms } = order;
  if (targetPrice === null || kind === null || !pendingReached(side, kind, targetPrice, quote)) return;
  if (order.expireAt !== null && order.expireAt <= step.now) {
    cancelPending(step, order, 'order.expired');
    return;
  }
  const symbol = step.state.symbols.get(order.symbolId);
  const { customerId } = order;
  const isMadeUp = symbol !== undefined && !step.state.mayTradeIn(customerId, symbol);
  if (isMadeUp || (terms.realRate && !mayConvertAt(step.state, customerId, terms.openRate))) {
    cancelPending(step, order, 'market.simulated');
    return;
  }
  const { balance } = step.wallet(order.customerId, 'forex', 'free');
  const free = balance + order.margin + order.fee;
  const asked = { side, lots, multiple: decimal(terms.multiple) };
  const opening = openAtMarket(asked, placementTerms(order), quote, fill.rate.rate, free);
  if (isRefusal(opening)) {
    cancelPending(step, order, opening.key);
    return;
  }
  const { margin, fee } = opening;
  if (wouldStopOut(step, order.customerId, { amount: margin + fee - order.margin - order.fee, margin })) {
    cancelPending(step, order, 'wallet.would_stop_out');
    return;
  }
  bookRelease(step, order);
  const filled = opened(step, { ...order, terms: { ...terms, openRate: fill.rate.record } }, fill, opening);
  bookOpening(step, filled);
  putOrder(step, filled);
  step.emit({ type: 'order.filled', customerId: order.customerId, order: filled });
  step.state.catalogue.notePosition(step, { kind: 'open', order: filled, fill });
}

/** The terms fixed at placement; lots were checked then. */
function placementTerms({ lots, terms }: Order): TradingTerms {
  return {
    minLots: lots,
    maxLots: lots,
    pip: lots,
    units: decimal(terms.units),
    marginMode: terms.marginMode,
    feeRate: decimal(terms.feeRate),
    feeType: terms.feeType,
    multiples: [decimal(terms.multiple)],
  };
}
