import type { Decimal, Flag } from './envelope.js';
import type { KlinePeriod, KlinePoint } from './market.js';

/** Topics to subscribe to; products add theirs by declaration merging. */
export interface Topics {
  market: 'DAY_MARKET' | `KLINE.${string}` | `KLINE.${string}.${KlinePeriod}`;
}

/** Topics identified by a name; others are identified by their subject. */
export type Topic = Extract<Topics[keyof Topics], string>;
export type AskedTopic = Topics[keyof Topics];

/** Client → server; an array of these is a batch. */
export type ClientMessage =
  | { type: 'login'; params: string }
  | { type: 'logout' }
  | { type: 'sub' | 'unsub'; params: AskedTopic }
  | { type: 'ping'; params: number }
  /** 1: server messages of one 100 ms frame are sent as an array. */
  | { type: 'batch'; params: Flag }
  /** Requests what came after this sequence, or a fresh snapshot. */
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
 * Answers `sync`. `snapshot` 0: what follows came after the requested sequence. 1: that sequence is no longer
 * available; what follows is the full state (ACCOUNT of every account, FOREX_TRADE with every held position), and the
 * client should reload lists.
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

/** Messages of one customer carry the lane sequence. */
export interface OfCustomer {
  seq: number;
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

/** A frame that was not understood; the connection stays open. */
export interface ErrorPush {
  type: 'error';
  key: string;
  msg: string;
}

/** Messages pushed by the server; products add theirs by declaration merging. */
export interface ServerPushes {
  market: DayMarket | KlinePush;
  account: AccountPush;
  message: MessagePush;
  configuration: ConfigPush;
}

/** Server → client. */
export type ServerMessage = LoginResult | Pong | SyncResult | ServerPushes[keyof ServerPushes] | ErrorPush;
