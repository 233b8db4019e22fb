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

/** A contract order. Prices, lots and money in 10⁻⁸; `seq` columns refer to recorded ticks of its symbol. */
export const orders = table(
  'orders',
  ['id'],
  {
    id: int(),
    customerId: int(),
    /** The free ledger account it trades from; its held account is the counterpart. */
    accountId: int(),
    symbolId: int(),
    side: text<'buy' | 'sell'>(),
    status: text<OrderStatus>(),
    lots: money(),
    margin: money(),
    fee: money(),
    /** Bid of the opening tick, and the fill price. */
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
    /** Realised profit after closing, without the fee. */
    profit: money(),
    stopLoss: money(),
    takeProfit: money(),
    /** Distance in price between the stop and the best closing price; 0 for none. */
    trailingDistance: money(),
    /** The tick from which the best price counts for the trailing stop. */
    trailingSince: nullable(int()),
    targetPrice: nullable(money()),
    pendingKind: nullable(text<'limit' | 'stop'>()),
    /** Expiry of a pending order, epoch ms; null: good till cancelled. */
    expireAt: nullable(time()),
    /** The order that this part was split from. */
    originId: nullable(int()),
    /** Terms in force at opening, so that the result can be recomputed. */
    terms: json<OrderTerms>(),
    createdAt: time(),
  },
  { follows: 'replay' },
);
export type Order = RowOf<typeof orders>;

export type OrderStatus = 'pending' | 'holding' | 'closed' | 'cancelled';
export type ClosedBy = 'customer' | 'stop_out' | 'take_profit' | 'stop_loss' | 'operator';

/** Decimals as text, since the column is JSON. */
export interface OrderTerms {
  marginMode: number;
  feeType: number;
  feeRate: string;
  units: string;
  multiple: string;
  openRate: RateRecord;
  closeRate?: RateRecord;
  /** The symbol's last tick when a pending order was placed: only later ticks fill it. */
  placedSeq?: number;
  /** For converted pending orders: with real money they fill only by a market price. Absent on older orders. */
  realRate?: true;
  /** The symbol's last tick when the stops were last changed: only later ticks reach them. Absent: the opening tick. */
  stopsSeq?: number;
  /** Only for a position closed by a stop-out. */
  stopOut?: StopOutRecord;
  /** Only for a copy of another customer's order. */
  copy?: CopyRecord;
}

/** The order that this one copies. While `state` is absent, it closes with that order and uses its stops. */
export interface CopyRecord {
  traderId: number;
  leaderOrderId: number;
  /** The trader's name at the opening. */
  traderName: string;
  /** Inputs of its size. Absent on older copies. */
  sizing?: CopySizingRecord;
  /** Figures of its relation when it reached its capital stop. Absent on older copies. */
  capitalStop?: CapitalStopRecord;
  /** `detached`: has stops of its own. `taken_over`: belongs to its customer and follows nothing. */
  state?: 'detached' | 'taken_over';
}

/** The follower's terms at the leader's commit, and the margin held by his other copies of that trader. */
export interface CopySizingRecord {
  mode: 1 | 2;
  multiple: string;
  maxAmount: string;
  marginBefore: string;
}

/**
 * A relation that lost the maximum its follower allows: realised since it began, floating, and the tick that triggered
 * it.
 */
export interface CapitalStopRecord {
  amount: string;
  realised: string;
  /** Floating profit of all its open copies, and of this one. */
  floating: string;
  own: string;
  symbolId: number;
  seq: number;
  at: number;
  bid: string;
  ask: string;
}

/** Whether an order uses the stops of the order that it copies and closes together with it. */
export const followsItsLeader = ({ terms }: { readonly terms: OrderTerms }): boolean =>
  terms.copy !== undefined && terms.copy.state === undefined;

/**
 * The account just before a stop-out closed the position: free balance, margin, floating profit, and level in percent.
 */
export interface StopOutRecord {
  free: string;
  margin: string;
  profit: string;
  level: string;
}
