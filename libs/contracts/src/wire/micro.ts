import type { Decimal, Page } from './envelope.js';
import type { TradeSymbol } from './market.js';

/** 1 running, 3 ended by rule or sold back, 4 void. */
export type MicroStatus = 1 | 3 | 4;

/** Empty while it runs. */
export type MicroOutcome = '' | 'win' | 'loss' | 'tie' | 'void' | 'sold';

/** One up/down option. */
export interface MicroOrder {
  Id: number;
  ForexId: number;
  ForexTradeList: Pick<TradeSymbol, 'Id' | 'Code' | 'ShowCode' | 'Logo' | 'PricePrecision'>;
  /** 1 up, 2 down. */
  Type: 1 | 2;
  Status: MicroStatus;
  Outcome: MicroOutcome;
  /** The stake. */
  Number: Decimal;
  Seconds: number;
  /** Until the expiry, by the server's clock; 0 once it has ended. */
  RemainMilliSeconds: number;
  /** Pinned at the purchase: profit on a win as a share of the stake. */
  ProfitRatio: Decimal;
  /** Pinned: 0 a loss takes the stake, 1 it takes stake × ratio. */
  LossLevel: 0 | 1;
  /** Profit if it wins, and what a loss would take (below zero). */
  ProfitIfWin: Decimal;
  ProfitIfLoss: Decimal;
  /** Net of the stake once it has ended: a tie and a void are 0. 0 while it runs. */
  FactProfits: Decimal;
  /** The bid of the entry tick; null until there is one. */
  OpenPrice: Decimal | null;
  /** The bid of the exit tick; null while it runs, and where there was none. */
  EndPrice: Decimal | null;
  EntrySeq: number | null;
  EntryTimeMs: number | null;
  EntryPrice: Decimal | null;
  ExitSeq: number | null;
  ExitTimeMs: number | null;
  ExitPrice: Decimal | null;
  CreatedAtST: string;
  CreatedAtMs: number;
  /** The expiry, to the millisecond. */
  ExpireAtMs: number;
  CompleteAtST: string;
  CompleteAtMs: number | null;
  /** Why it was void, in the customer's language; otherwise empty. */
  Memo: string;
  /** The same as a key, such as `micro.no_entry_tick`. */
  ReasonKey: string;
}

/** Answer of `micro/orders`. */
export interface MicroOrders extends Page<MicroOrder> {
  /** Of all rows, not only this page's. */
  all_fact_profits: Decimal;
}

/** Answer of `micro/get_seconds`. */
export interface MicroTerms {
  sec: { Id: number; Seconds: number; ProfitRatio: Decimal; LimitAmount: Decimal; MaxAmount: Decimal }[];
  number: { Number: Decimal }[];
}

/** Answer of `micro/sell_offer`: an indication by the last price. What a sale brings is the next tick's. */
export interface MicroOffer {
  id: number;
  /** What the customer would be paid at this price; net of the stake in `profit`. */
  price: Decimal;
  profit: Decimal;
  /** Chance of a win that the price stands for. */
  chance: Decimal;
  /** The tick that it was worked out at. */
  seq: number;
  /** When it was worked out, epoch ms. */
  time: number;
}

/** `micro/submit`. */
export interface MicroSubmit {
  forex_id: number;
  /** 1 up, 2 down. */
  type: 1 | 2;
  /** The stake. */
  number: Decimal;
  seconds: number;
  /** The terms that the customer saw; others are refused with `micro.terms_changed`. */
  ratio?: Decimal;
  loss_level?: 0 | 1;
}

/** `micro/sell`: nothing is sold for less than `least`. */
export interface MicroSell {
  id: number;
  least: Decimal;
}
