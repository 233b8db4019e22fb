import type { Decimal, Flag } from './envelope.js';
import type { ForexOrder } from './forex.js';

/** A recorded tick of a proof. */
export interface AuditTick {
  seq: number;
  /** Epoch milliseconds. */
  time: number;
  bid: Decimal;
  ask: Decimal;
  market_open: Flag;
  /** What the simulator drew it by; null where a market made it. */
  simulation: AuditSimulation | null;
}

/** A symbol's simulation as it stood at a tick: with the day's key the tick can be drawn again. */
export interface AuditSimulation {
  symbol: string;
  precision: number;
  /** Plain decimal. */
  price: string;
  annual_volatility: number;
  quotes_a_second: number;
  spread: Decimal;
}

/** A conversion rate as it was recorded: the bid of a conversion symbol, or one divided by it; 1 without a symbol. */
export interface AuditRate {
  symbol_id: number | null;
  code: string | null;
  seq: number | null;
  bid: Decimal;
  inverse: Flag;
  tick: AuditTick | null;
}

/** `GET /v2/api/forex/audit {id}`: everything that an order's result follows from. */
export interface ForexAudit {
  order: ForexOrder;
  /** The ticks it opened and closed at; null while it has not. */
  open: AuditTick | null;
  close: AuditTick | null;
  /** Both with five neighbours on each side, ascending. */
  ticks: AuditTick[];
  rule: string;
  formula: { margin: string; fee: string; profit: string };
  /** Pinned when it opened. */
  settings: {
    /** 1: fixed margin. */
    margin_mode: number;
    /** 1: a sum a lot, otherwise a share of the margin. */
    trade_fee_type: number;
    fee_rate: Decimal;
    units: Decimal;
    multiple: Decimal;
    open_rate: AuditRate;
    close_rate: AuditRate | null;
  };
  /** Of a pending order, or one that was. */
  pending: { kind: 'limit' | 'stop'; target_price: Decimal | null; placed_seq: number | null } | null;
  stops: {
    since_seq: number;
    trailing: { distance: Decimal; since_seq: number | null; best: Decimal; tick: AuditTick } | null;
  } | null;
  /** The account just before a stop-out closed it, and the stop-out level in percent. */
  stop_out: { level: Decimal; balance: Decimal; margin: Decimal; profit: Decimal } | null;
  /** This order and what was split from the same opening; one row when nothing was. */
  parts: { id: number; lots: Decimal; margin: Decimal; fee: Decimal }[];
}
