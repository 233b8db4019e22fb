import {
  int,
  json,
  money,
  nullable,
  type RowOf,
  table,
  text,
  time,
} from '../../../../platform/database/table.js';
import type { RateRecord } from '../../../market/tables/rate-record.js';

/** A contract order. Prices, lots and money in 10⁻⁸; `seq`s name recorded ticks of its symbol. */
export const orders = table(
  'orders',
  ['id'],
  {
    id: int(),
    customerId: int(),
    /** The free ledger account it trades from; the held one is its neighbour. */
    accountId: int(),
    symbolId: int(),
    side: text<'buy' | 'sell'>(),
    status: text<OrderStatus>(),
    lots: money(),
    margin: money(),
    fee: money(),
    /** The bid at the opening tick and the fill. */
    openBid: nullable(money()),
    openPrice: nullable(money()),
    openSeq: nullable(int()),
    openedAt: nullable(time()),
    closeBid: nullable(money()),
    closePrice: nullable(money()),
    closeSeq: nullable(int()),
    closedAt: nullable(time()),
    closedBy: nullable(text<ClosedBy>()),
    closeReason: nullable(text()),
    /** Realised, after closing; without the fee. */
    profit: money(),
    stopLoss: money(),
    takeProfit: money(),
    /** Distance in price that the stop keeps behind the best closing price; 0 for none. */
    trailingDistance: money(),
    /** The tick after which the best price counts for the trailing stop. */
    trailingSince: nullable(int()),
    targetPrice: nullable(money()),
    pendingKind: nullable(text<'limit' | 'stop'>()),
    /** When a pending order ends unfilled, epoch ms; null: good till cancelled. */
    expireAt: nullable(time()),
    /** The order that this part was split from. */
    originId: nullable(int()),
    /** What held when it opened, so that its result can be computed again. */
    terms: json<OrderTerms>(),
    createdAt: time(),
  },
  { follows: 'replay' },
);
export type Order = RowOf<typeof orders>;

export type OrderStatus = 'pending' | 'holding' | 'closed' | 'cancelled';
export type ClosedBy = 'customer' | 'stop_out' | 'take_profit' | 'stop_loss' | 'operator';

/** Decimals as text: the row is JSON. */
export interface OrderTerms {
  marginMode: number;
  feeType: number;
  feeRate: string;
  units: string;
  multiple: string;
  openRate: RateRecord;
  closeRate?: RateRecord;
  /** The symbol's last tick when a pending order was placed: only later ones fill it. */
  placedSeq?: number;
  /** Of a pending order that is converted: real money fills it only by a market's price. Those of before lack it. */
  realRate?: true;
  /** The symbol's last tick when the stops were last changed: only later ones reach them. Absent: the opening tick. */
  stopsSeq?: number;
  /** Only of a position that a stop-out closed. */
  stopOut?: StopOutRecord;
  /** Only of a copy of another customer's order. */
  copy?: CopyRecord;
}

/** Whose order it copies. While it has no `state` it closes with that order, and its stops are that order's. */
export interface CopyRecord {
  traderId: number;
  leaderOrderId: number;
  /** As he was called when it was opened. */
  traderName: string;
  /** `detached`: with stops of its own. `taken_over`: its customer's own, and follows nothing. */
  state?: 'detached' | 'taken_over';
}

/** Whether an order's stops are those of the order that it copies: it closes when that one does. */
export const followsItsLeader = ({ terms }: { readonly terms: OrderTerms }): boolean =>
  terms.copy !== undefined && terms.copy.state === undefined;

/** The account just before a stop-out closed the position: free balance, margin, floating profit, and the level in percent. */
export interface StopOutRecord {
  free: string;
  margin: string;
  profit: string;
  level: string;
}
