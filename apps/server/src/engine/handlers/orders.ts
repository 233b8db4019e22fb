import {
  closeAtMarket,
  isRefusal,
  isStale,
  type MarketOrder,
  move,
  negativeBalanceProtection,
  openAtMarket,
  type Tick,
  type TradingTerms,
} from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import type { CloseOrder, OpenOrder, Results } from '../protocol.js';
import type { Step } from '../step.js';
import type { SymbolRow } from '../tables/market.table.js';
import type { ClosedBy, Order, OrderTerms } from '../tables/order.table.js';
import { type RateInForce, rateInForce } from './rates.js';

/** The quote that an order may fill at now, or a refusal: the market is open and the quote fresh. */
function fillQuote(step: Step, symbol: SymbolRow): { tick: Tick; rate: RateInForce } {
  const { state, now } = step;
  if (!state.isOpen(symbol, now)) step.refuse('market.closed');
  const tick = state.quotes.get(symbol.id) ?? step.refuse('market.stale_quote');
  if (isStale(tick.time, now, Number(state.setting('quote_stale_seconds'))))
    step.refuse('market.stale_quote');
  return { tick, rate: rateInForce(state, symbol) ?? step.refuse('market.stale_quote') };
}

const quoteOf = (tick: Tick) => ({ bid: BigInt(tick.bid), ask: BigInt(tick.ask) });

function termsOf(symbol: SymbolRow, feeType: number): TradingTerms {
  const { minLots, maxLots, pip, units, marginMode, feeRate } = symbol;
  const multiples = symbol.multiples.map(({ value }) => decimal(value));
  return { minLots, maxLots, pip, units, marginMode, feeRate, feeType, multiples };
}

/** A market order: fills at this instant's quote, or is refused. */
export function openOrder(step: Step, command: OpenOrder): Results['order.open'] {
  const { state, now } = step;
  const customer = state.customers.get(command.customerId) ?? step.refuse('customer.not_found');
  if (customer.blocked.trading !== undefined) step.refuse('customer.blocked');
  if (!state.flag('is_forex')) step.refuse('order.disabled');
  const symbol = state.symbols.get(command.symbolId);
  if (!symbol?.isEnabled) return step.refuse('market.unknown_symbol');

  const { tick, rate } = fillQuote(step, symbol);
  const feeType = Number(state.setting('trade_fee_type'));
  const free = step.wallet(customer.id, 'forex', 'free');
  const asked: MarketOrder = { side: command.side, lots: command.lots, multiple: command.multiple };
  const opening = openAtMarket(asked, termsOf(symbol, feeType), quoteOf(tick), rate.rate, free.balance);
  if (isRefusal(opening)) return step.refuse(opening.key, opening.facts);

  const order: Order = {
    id: step.next('orders'),
    customerId: customer.id,
    accountId: free.id,
    symbolId: symbol.id,
    side: asked.side,
    status: 'holding',
    lots: asked.lots,
    margin: opening.margin,
    fee: opening.fee,
    openBid: BigInt(tick.bid),
    openPrice: opening.price,
    openSeq: tick.seq,
    openedAt: now,
    closeBid: null,
    closePrice: null,
    closeSeq: null,
    closedAt: null,
    closedBy: null,
    closeReason: null,
    profit: 0n,
    stopLoss: 0n,
    takeProfit: 0n,
    targetPrice: null,
    originId: null,
    terms: pinned(symbol, feeType, asked.multiple, rate),
    createdAt: now,
  };
  hold(step, order);
  step.putOrder(order, true);
  step.emit({ type: 'order.opened', customerId: customer.id, order });
  return { order };
}

function pinned(symbol: SymbolRow, feeType: number, multiple: bigint, rate: RateInForce): OrderTerms {
  return {
    marginMode: symbol.marginMode,
    feeType,
    feeRate: formatDecimal(symbol.feeRate),
    units: formatDecimal(symbol.units),
    multiple: formatDecimal(multiple),
    openRate: rate.record,
  };
}

/** Books an opening: the margin is held, the fee goes to the house. */
function hold(step: Step, { id, customerId, accountId, margin, fee }: Order): void {
  const ref = { refKind: 'order', refId: id } as const;
  const held = step.wallet(customerId, 'forex', 'held');
  if (margin > 0n) step.enter(move(accountId, held.id, margin), { type: 'order.margin_hold', ...ref });
  if (fee > 0n) {
    step.enter(move(accountId, step.house('house_fees', held.book).id, fee), { type: 'order.fee', ...ref });
  }
}

/** Closes a position at this instant's quote, for its customer or, with a reason that he sees, for an operator. */
export function closeOrder(step: Step, command: CloseOrder): Results['order.close'] {
  const { state } = step;
  const order = state.orders.get(command.orderId);
  if (!order || (command.customerId !== null && order.customerId !== command.customerId)) {
    // Only open orders are kept here: whether it is an ended one of his own, the gateway looks up.
    return step.refuse('order.not_found');
  }
  if (order.status !== 'holding') return step.refuse('order.not_open');
  const symbol = state.symbols.get(order.symbolId) ?? step.refuse('market.unknown_symbol');
  const { tick, rate } = fillQuote(step, symbol);
  const by: ClosedBy = command.customerId === null ? 'operator' : 'customer';
  return { order: closePosition(step, order, tick, rate, by, command.reason ?? null) };
}

/** Books a closing: margin back, profit from or to the house, and what the house pays so that nobody owes. */
export function closePosition(
  step: Step,
  order: Order,
  tick: Tick,
  rate: RateInForce,
  by: ClosedBy,
  reason: string | null,
): Order {
  const { state, now } = step;
  const position = {
    side: order.side,
    lots: order.lots,
    units: decimal(order.terms.units),
    openPrice: order.openPrice ?? 0n,
  };
  const { price, profit } = closeAtMarket(position, quoteOf(tick), rate.rate);
  const closed: Order = {
    ...order,
    status: 'closed',
    closeBid: BigInt(tick.bid),
    closePrice: price,
    closeSeq: tick.seq,
    closedAt: now,
    closedBy: by,
    closeReason: reason,
    profit,
    terms: { ...order.terms, closeRate: rate.record },
  };
  settle(step, closed);
  step.putOrder(closed);
  const left = state.openOrdersOf(order.customerId).filter(({ status }) => status === 'holding').length;
  protect(step, closed, left);
  step.emit({ type: 'order.closed', customerId: order.customerId, order: closed, by });
  return closed;
}

function settle(step: Step, { id, customerId, accountId, margin, profit }: Order): void {
  const ref = { refKind: 'order', refId: id } as const;
  const held = step.wallet(customerId, 'forex', 'held');
  if (margin > 0n)
    step.enter(move(held.id, accountId, margin), { type: 'order.margin_release', overdraft: true, ...ref });
  if (profit !== 0n) {
    const house = step.house('house_profit', held.book).id;
    step.enter(move(house, accountId, profit), { type: 'order.profit', overdraft: true, ...ref });
  }
}

function protect(step: Step, { id, customerId }: Order, positionsLeft: number): void {
  const free = step.wallet(customerId, 'forex', 'free');
  const owed = negativeBalanceProtection(free.balance, positionsLeft);
  if (owed === 0n) return;
  const house = step.house('house_profit', free.book).id;
  step.enter(move(house, free.id, owed), { type: 'order.negative_balance', refKind: 'order', refId: id });
}
