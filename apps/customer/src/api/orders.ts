import type { ForexClosedAll, ForexDeals, ForexOrder } from '@truemark/contracts';
import { decimal, formatDecimal, type Money, type Price, type Quantity, type Ratio } from '@truemark/money';
import { action, discardAnswer } from './action.js';
import { type CallOptions, get } from './http.js';
import { type Days, daysQuery, type Page, pageFrom } from './page.js';
import { labelFrom, type SymbolLabel } from './symbols.js';

export type Side = 'buy' | 'sell';
export type OrderStatus = 'pending' | 'holding' | 'closed' | 'cancelled';
export type ClosedBy = 'customer' | 'stopOut' | 'takeProfit' | 'stopLoss' | 'operator';
/** Orders are requested as one of three lists; all ended orders are one list. */
export type OrderListName = 'holding' | 'pending' | 'ended';

/** A contract order. Missing prices are 0. */
export interface Order {
  readonly id: number;
  /** Order from which this part was closed; 0: not a part. */
  readonly originId: number;
  readonly symbol: SymbolLabel;
  readonly side: Side;
  readonly status: OrderStatus;
  /** Null while it is open. */
  readonly closedBy: ClosedBy | null;
  readonly lots: Quantity;
  readonly multiple: Ratio;
  /** The bid of the opening tick. */
  readonly openBid: Price;
  readonly openPrice: Price;
  /** Current close price, or the price at which it closed. */
  readonly price: Price;
  readonly targetPrice: Price;
  /** Of a trailing stop its current level. */
  readonly stopLoss: Price;
  /** As it was set: what is sent back where it does not change. */
  readonly fixedStopLoss: Price;
  readonly takeProfit: Price;
  readonly trailingDistance: Price;
  /** Floating while the position is open, realised once it is closed. */
  readonly profit: Money;
  readonly margin: Money;
  readonly fee: Money;
  readonly rate: Ratio;
  readonly rateCode: string;
  readonly isRateInverse: boolean;
  readonly units: Quantity;
  readonly openSeq: number | null;
  readonly closeSeq: number | null;
  readonly expiresAt: number | null;
  /** An operator's text. */
  readonly reason: string;
  readonly reasonKey: string;
  readonly createdAt: number;
  readonly closedAt: number | null;
  /** Null: the customer's own order. */
  readonly copy: CopyOf | null;
}

/** Leader's order that a copy follows, or followed until the customer took it over. */
export interface CopyOf {
  readonly traderId: number;
  readonly trader: string;
  readonly isOwn: boolean;
}

export interface OrderPage extends Page<Order> {
  /** Total of all rows, not only of this page. */
  readonly profit: Money;
  /** Total of all filled rows. */
  readonly fees: Money;
}

/** Whether the order is still open or pending. */
export const isOpen = ({ status }: Order): boolean => status === 'pending' || status === 'holding';

/** Whether its stop follows the price. */
export const isTrailing = ({ status, trailingDistance }: Order): boolean =>
  status === 'holding' && trailingDistance !== 0n;

const SIDES = { 1: 'buy', 2: 'sell' } as const;
const STATUSES = { 0: 'pending', 1: 'holding', 3: 'closed', 4: 'cancelled' } as const;
const CLOSED_BY = {
  0: null,
  1: 'customer',
  2: 'stopOut',
  3: 'takeProfit',
  4: 'stopLoss',
  5: 'operator',
} as const;
const LISTS = { pending: 0, holding: 1, ended: 3 } as const;

export const orderFrom = (wire: ForexOrder): Order => ({
  id: wire.Id,
  originId: wire.OriginId,
  symbol: labelFrom(wire.ForexTradeLists),
  side: SIDES[wire.OrderType],
  status: STATUSES[wire.Status],
  closedBy: CLOSED_BY[wire.ClosedType],
  lots: decimal(wire.Quantity),
  multiple: decimal(wire.Multiple),
  openBid: decimal(wire.OriginPrice),
  openPrice: decimal(wire.Price),
  price: decimal(wire.UpdatePrice),
  targetPrice: decimal(wire.TargetPrice),
  stopLoss: decimal(wire.TargetLossPrice),
  fixedStopLoss: decimal(wire.FixedLossPrice),
  takeProfit: decimal(wire.TargetProfitPrice),
  trailingDistance: decimal(wire.TrailingDistance),
  profit: decimal(wire.FactProfits),
  margin: decimal(wire.CautionMoney),
  fee: decimal(wire.TradeFee),
  rate: decimal(wire.QuoteRate),
  rateCode: wire.RateCode,
  isRateInverse: wire.RateInverse === 1,
  units: decimal(wire.Units),
  openSeq: wire.OpenSeq,
  closeSeq: wire.CloseSeq,
  expiresAt: wire.ExpireAtMs,
  reason: wire.Memo,
  reasonKey: wire.ReasonKey,
  createdAt: wire.CreateTimeMs,
  closedAt: wire.CompleteTimeMs,
  copy:
    wire.TraderId === undefined
      ? null
      : { traderId: wire.TraderId, trader: wire.TraderName ?? '', isOwn: wire.FollowType === 1 },
});

interface OrderQuery {
  readonly list: OrderListName;
  readonly page: number;
  readonly limit?: number;
  readonly symbolId?: number;
  readonly days?: Days;
}

/** Fetches one page of a customer's orders. */
export async function fetchOrders(
  { list, page, limit, symbolId, days }: OrderQuery,
  options: CallOptions,
): Promise<OrderPage> {
  const query = { status: LISTS[list], page, limit, forex_id: symbolId, ...daysQuery(days) };
  const wire = await get<ForexDeals>('/v2/api/forex/my_deal', query, options);
  return {
    ...pageFrom(wire, orderFrom),
    profit: decimal(wire.all_fact_profits),
    fees: decimal(wire.all_trade_fees),
  };
}

/** An order request. */
export interface NewOrder {
  readonly symbolId: number;
  readonly side: Side;
  readonly lots: Quantity;
  readonly multiple: Ratio;
  /** Target of a pending order; null: market order. */
  readonly targetPrice: Price | null;
  readonly stopLoss: Price;
  readonly takeProfit: Price;
  readonly trailingDistance: Price;
  /** Null: good till cancelled. */
  readonly expiresAt: number | null;
}

const ORDER_FIELDS = {
  cont: 'lots',
  multiple: 'multiple',
  target_price: 'target',
  expire_at: 'expiry',
  stop_loss_price: 'stopLoss',
  target_profit_price: 'takeProfit',
  trailing_distance: 'trailing',
} as const;

export const submitOrder = action({
  path: '/v2/api/forex/submit',
  write: (order: NewOrder) => ({
    forex_id: order.symbolId,
    type: order.side === 'buy' ? 1 : 2,
    cont: formatDecimal(order.lots),
    status: order.targetPrice === null ? LISTS.holding : LISTS.pending,
    ...(order.targetPrice !== null && { target_price: formatDecimal(order.targetPrice) }),
    stop_loss_price: formatDecimal(order.stopLoss),
    target_profit_price: formatDecimal(order.takeProfit),
    multiple: formatDecimal(order.multiple),
    trailing_distance: formatDecimal(order.trailingDistance),
    ...(order.expiresAt !== null && { expire_at: order.expiresAt }),
  }),
  read: orderFrom,
  fields: ORDER_FIELDS,
});

/** `lots` closes only a part. */
export interface ClosingRequest {
  readonly id: number;
  readonly lots?: Quantity;
}

export const closeOrder = action({
  path: '/v2/api/forex/close',
  write: ({ id, lots }: ClosingRequest) => ({ id, ...(lots !== undefined && { cont: formatDecimal(lots) }) }),
  read: orderFrom,
  fields: ORDER_FIELDS,
});

/** Closes every position that can be closed now. Returns how many were closed and how many are left. */
export const closeAllOrders = action({
  path: '/v2/api/forex/close_all',
  write: (_all: undefined) => ({}),
  read: ({ data, left }: ForexClosedAll) => ({ closed: data.length, left }),
});

/** Cancels a pending order and releases its reserved amount. */
export const cancelOrder = action({
  path: '/v2/api/forex/cancel_trade',
  write: (id: number) => ({ id }),
  read: discardAnswer,
});

/** 0 removes a stop; an omitted distance stays unchanged. */
export interface StopsRequest {
  readonly id: number;
  readonly stopLoss: Price;
  readonly takeProfit: Price;
  readonly trailingDistance?: Price;
}

export const setStops = action({
  path: '/v2/api/forex/set_stop_price',
  write: ({ id, stopLoss, takeProfit, trailingDistance }: StopsRequest) => ({
    id,
    stop_loss_price: formatDecimal(stopLoss),
    target_profit_price: formatDecimal(takeProfit),
    ...(trailingDistance !== undefined && { trailing_distance: formatDecimal(trailingDistance) }),
  }),
  read: orderFrom,
  fields: ORDER_FIELDS,
});
