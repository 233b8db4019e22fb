import type { Decimal, Flag } from './envelope.js';

/** A leverage that the customer may pick. */
export interface ForexMultiple {
  Value: Decimal;
  Default: Flag;
}

/** The current GMT day of one symbol; every figure is on the bid, `Ask` aside. */
export interface ForexQuotations {
  Open: Decimal;
  High: Decimal;
  Low: Decimal;
  Close: Decimal;
  /** Percent from the day's open, two decimals. */
  Change: Decimal;
  Volume: Decimal;
  Bid: Decimal;
  Ask: Decimal;
  TimeMs: number;
  Seq: number;
}

/** One row of `GET /v2/api/forex/trade_list` and `GET /v2/api/forex/search`. */
export interface TradeSymbol {
  Id: number;
  Code: string;
  ShowCode: string;
  Name: string;
  Logo: string;
  CategoryId: number;
  /** 1 open, 2 closed. */
  MarketStatus: 1 | 2;
  /** When a closed market opens again; null while open or unknown. */
  OpensAtMs: number | null;
  /** Lot step. */
  Pip: Decimal;
  PricePrecision: number;
  /** Units per lot. */
  ForexContNum: Decimal;
  ForexMinCont: Decimal;
  ForexMaxCont: Decimal;
  ForexFeeRate: Decimal;
  /** 1 fixed margin, otherwise by price and multiple. */
  MarginMode: number;
  HasForexMultiple: ForexMultiple[];
  QuoteCurrency: string;
  /** Code of the symbol whose bid converts the quote currency to the account currency; empty when they are the same. */
  RateCode: string;
  /** 1 when that symbol runs the other way: the rate is one divided by its bid. */
  RateInverse: Flag;
  /** 1 when its prices are made by the simulator. */
  IsSimulated: Flag;
  /** 1 while a price of it is being checked: closed meanwhile. */
  IsPaused: Flag;
  /** From when announced terms hold; null while none are announced. */
  TermsChangeAtMs: number | null;
  /** null before the first tick of its life. */
  ForexQuotations: ForexQuotations | null;
}

/** `GET /v2/api/forex/getCategories`. */
export interface SymbolCategory {
  Id: number;
  Name: string;
}

export type KlinePeriod = '1min' | '5min' | '15min' | '30min' | '60min' | '1day' | '1week' | 'year';

/** One bar on the bid; `Time` is the epoch second of its start in GMT. */
export interface KlinePoint {
  Time: number;
  Open: Decimal;
  High: Decimal;
  Low: Decimal;
  Close: Decimal;
  Volume: Decimal;
  Period: KlinePeriod;
}

/** One row of `GET /v2/api/forex/abbreviated_cache_kline`: about sixty closes, oldest first. */
export interface AbbreviatedKline {
  ForexId: number;
  Code: string;
  Closes: Decimal[];
}
