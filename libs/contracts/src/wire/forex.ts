import type { Decimal, Page } from './envelope.js';
import type { TradeSymbol } from './market.js';

/** 0 pending, 1 holding, 3 closed, 4 cancelled; 2 is reserved. */
export type ForexStatus = 0 | 1 | 3 | 4;

/** 1 customer, 2 stop-out, 3 take-profit, 4 stop-loss, 5 operator; 0 while open. */
export type ForexClosedType = 0 | 1 | 2 | 3 | 4 | 5;

/** One contract order. */
export interface ForexOrder {
  Id: number;
  /** The order this part was closed out of; 0 when it is nobody's part. */
  OriginId: number;
  ForexId: number;
  ForexTradeLists: Pick<TradeSymbol, 'Id' | 'Code' | 'ShowCode' | 'Logo' | 'PricePrecision'>;
  /** 1 buy, 2 sell. */
  OrderType: 1 | 2;
  Status: ForexStatus;
  ClosedType: ForexClosedType;
  Quantity: Decimal;
  Multiple: Decimal;
  /** The bid of the opening tick; 0 while pending. */
  OriginPrice: Decimal;
  /** The fill; 0 while pending. */
  Price: Decimal;
  /** The price at which it would close now, or did close. */
  UpdatePrice: Decimal;
  /** Asked for by a pending order, otherwise 0. */
  TargetPrice: Decimal;
  TargetLossPrice: Decimal;
  TargetProfitPrice: Decimal;
  /** Floating while it is held, realised once it is closed. */
  FactProfits: Decimal;
  CautionMoney: Decimal;
  TradeFee: Decimal;
  /** Rate from the quote currency to the account currency at the fill. */
  QuoteRate: Decimal;
  /** The symbol that it is converted through for as long as it is open; empty where none is needed. */
  RateCode: string;
  /** 1: one divided by that symbol's bid. */
  RateInverse: 0 | 1;
  /** Units in a lot, as pinned when it was placed or opened. */
  Units: Decimal;
  /** Sequence of the tick that filled it; null before. */
  OpenSeq: number | null;
  CloseSeq: number | null;
  /** 0 own, 1 formerly copied, 2 copied. */
  FollowType: 0 | 1 | 2;
  /** Distance that a trailing stop keeps; 0 for none. */
  TrailingDistance: Decimal;
  /** When a pending order ends; null: good till cancelled. */
  ExpireAtMs: number | null;
  /** Why an operator closed it; otherwise empty. */
  Memo: string;
  /** Why a pending order ended by itself: a key such as `order.expired`; otherwise empty. */
  ReasonKey: string;
  CreateTimeHandler: string;
  CreateTimeMs: number;
  CompleteTimeHandler: string;
  CompleteTimeMs: number | null;
}

/** `GET /v2/api/forex/my_deal {status, page, startTime, endTime, forex_id?}`. */
export interface ForexDeals extends Page<ForexOrder> {
  /** Sum of `FactProfits` over all pages. */
  all_fact_profits: Decimal;
}

/** `forex/submit`. */
export interface ForexSubmit {
  forex_id: number;
  /** 1 buy, 2 sell. */
  type: 1 | 2;
  /** Lots. */
  cont: Decimal;
  /** 1 at the market, 0 pending at `target_price`. */
  status: 0 | 1;
  target_price?: Decimal;
  stop_loss_price?: Decimal;
  target_profit_price?: Decimal;
  multiple: Decimal;
  /** Distance in price that a trailing stop keeps. */
  trailing_distance?: Decimal;
  /** When a pending order ends, epoch milliseconds; left out: good till cancelled. */
  expire_at?: number;
}

/** `forex/set_stop_price`; 0 removes a price, a distance that is left out stays. */
export interface ForexStops {
  id: number;
  stop_loss_price: Decimal;
  target_profit_price: Decimal;
  trailing_distance?: Decimal;
}

/** `forex/close`; `cont` closes a part. */
export interface ForexClose {
  id: number;
  cont?: Decimal;
}

/** Answer of `forex/close_all`. */
export interface ForexClosedAll {
  data: ForexOrder[];
  /** Positions that could not be closed now: their market is closed or silent. */
  left: number;
}
