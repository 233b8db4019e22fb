import type { ForexOrder } from '../trading/answers.js';
import type { Decimal, Flag } from './envelope.js';
import type { KlinePeriod, KlinePoint } from './market.js';

/** What a connection can ask to hear. */
export type Topic =
  | 'DAY_MARKET'
  | 'FOREX_TRADE'
  | 'FOREX_CLOSED'
  | 'MICRO'
  | `KLINE.${string}`
  | `KLINE.${string}.${KlinePeriod}`;

/** Copies of one trader's orders by one follower; heard by these two alone. */
export interface CopiesTopic {
  topic: 'FOREX_FOLLOW_TRADE';
  /** The trader. */
  user_id: number;
  follower_id: number;
}

/** Client → server; an array of these is a batch. */
export type ClientMessage =
  | { type: 'login'; params: string }
  | { type: 'logout' }
  | { type: 'sub' | 'unsub'; params: Topic | CopiesTopic }
  | { type: 'ping'; params: number }
  /** 1: server messages of one 100 ms frame come as an array. */
  | { type: 'batch'; params: Flag }
  /** Asks for what came after this sequence, or a fresh snapshot. */
  | { type: 'sync'; params: number };

export interface LoginResult {
  type: 'login_result';
  code: Flag;
  msg: string;
}

export interface Pong {
  type: 'pong';
  params: number;
  /** Server's epoch milliseconds. */
  time: number;
}

/**
 * Answers `sync`. `snapshot` 0: what follows came after the sequence asked for. 1: that is not known any more; what
 * follows is the whole state (ACCOUNT of every account, FOREX_TRADE with every held position), and lists are best read
 * anew.
 */
export interface SyncResult {
  type: 'sync_result';
  seq: number;
  snapshot: Flag;
}

export interface DayMarket {
  type: 'DAY_MARKET';
  /** The symbol's `Code`. */
  symbol: string;
  quotation: {
    forex_id: number;
    open: Decimal;
    high: Decimal;
    low: Decimal;
    close: Decimal;
    change: Decimal;
    volume: Decimal;
    bid: Decimal;
    ask: Decimal;
    /** Epoch milliseconds of the tick. */
    time: number;
    seq: number;
  };
}

export interface KlinePush {
  type: 'KLINE';
  symbol: string;
  forex_id: number;
  kline: KlinePoint & { Code: string; ForexId: number };
}

/** Messages of one customer carry the lane's sequence. */
interface OfCustomer {
  seq: number;
}

export interface ForexTradePush extends OfCustomer {
  type: 'FOREX_TRADE';
  /** Margin level in percent, 0 without positions. */
  HazardRate: Decimal;
  CautionMoneyAll: Decimal;
  ProfitsTotal: Decimal;
  Balance: Decimal;
  /** 1 while the margin level is at or below the margin call level. */
  MarginCall: Flag;
  TransOrder: Pick<ForexOrder, 'Id' | 'UpdatePrice' | 'FactProfits'>[];
}

/** Open copies of one trader's orders by one follower, as they would close now. */
export interface ForexFollowTradePush {
  type: 'FOREX_FOLLOW_TRADE';
  user_id: number;
  follower_id: number;
  TransOrder: ForexTradePush['TransOrder'];
}

/** Positions or pending orders that ended. */
export interface ForexClosedPush extends OfCustomer {
  type: 'FOREX_CLOSED';
  id: number[];
}

/** Pending orders that filled. */
export interface ForexOpenedPush extends OfCustomer {
  type: 'FOREX_OPENED';
  id: number[];
}

/** Options that ended. */
export interface MicroSettledPush extends OfCustomer {
  type: 'MICRO_SETTLED';
  id: number[];
}

/** A balance changed. */
export interface AccountPush extends OfCustomer {
  type: 'ACCOUNT';
  accountTypeId: number;
  balance: Decimal;
  lockBalance: Decimal;
}

/** A message arrived. */
export interface MessagePush extends OfCustomer {
  type: 'MESSAGE';
  id: number;
  title: string;
}

/** The configuration or a menu changed. */
export interface ConfigPush {
  type: 'CONFIG';
  version: number;
}

/** A frame that was not understood; the connection stays. */
export interface ErrorPush {
  type: 'error';
  key: string;
  msg: string;
}

/** Server → client. */
export type ServerMessage =
  | LoginResult
  | Pong
  | SyncResult
  | DayMarket
  | KlinePush
  | ForexTradePush
  | ForexFollowTradePush
  | ForexClosedPush
  | ForexOpenedPush
  | MicroSettledPush
  | AccountPush
  | MessagePush
  | ConfigPush
  | ErrorPush;
