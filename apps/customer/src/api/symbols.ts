import type {
  AbbreviatedKline,
  ForexQuotations,
  KlinePeriod,
  KlinePoint,
  RecentTick,
  SymbolCategory as WireCategory,
  TradeSymbol as WireSymbol,
} from '@truemark/contracts';
import { decimal, type Price, type Quantity, type Ratio } from '@truemark/money';
import { type CallOptions, get } from './http.js';

export type Period = KlinePeriod;

/** Display data of a symbol. */
export interface SymbolLabel {
  readonly id: number;
  readonly code: string;
  readonly showCode: string;
  readonly logo: string;
  readonly pricePrecision: number;
}

/** Quotation of the symbol's current GMT day, on the bid. */
export interface DayQuotation {
  readonly bid: Price;
  readonly ask: Price;
  readonly open: Price;
  readonly high: Price;
  readonly low: Price;
  /** Percent. */
  readonly change: Ratio;
  readonly seq: number;
}

/** A tradable symbol with its terms. */
export interface TradeSymbol extends SymbolLabel {
  readonly name: string;
  readonly categoryId: number;
  readonly isOpen: boolean;
  /** Next opening of a closed market, epoch ms; null while open or unknown. */
  readonly opensAt: number | null;
  readonly lotStep: Quantity;
  /** Units of the symbol in one lot. */
  readonly units: Quantity;
  readonly minLots: Quantity;
  readonly maxLots: Quantity;
  readonly feeRate: Ratio;
  /** 1: fixed margin; otherwise computed from price and multiple. */
  readonly marginMode: number;
  readonly multiples: readonly { readonly value: Ratio; readonly isDefault: boolean }[];
  /** Symbol that converts the profit into account currency; empty if none is needed. */
  readonly rateCode: string;
  readonly isRateInverse: boolean;
  readonly isSimulated: boolean;
  readonly isPaused: boolean;
  /** Time from which announced terms apply, epoch ms; null if none are announced. */
  readonly termsChangeAt: number | null;
  readonly day: DayQuotation | null;
}

export interface SymbolCategory {
  readonly id: number;
  readonly name: string;
}

/** Open, high, low and close of the bid in one period. `time` is its start in epoch seconds. */
export interface Candle {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Bar of a single price. */
export const candleAt = (time: number, price: number): Candle => ({
  time,
  open: price,
  high: price,
  low: price,
  close: price,
});

/** About sixty closes, oldest first. */
export interface MiniChart {
  readonly symbolId: number;
  readonly closes: readonly number[];
}

/** Label of a symbol, as orders and options also carry it. */
export const labelFrom = (
  wire: Pick<WireSymbol, 'Id' | 'Code' | 'ShowCode' | 'Logo' | 'PricePrecision'>,
): SymbolLabel => ({
  id: wire.Id,
  code: wire.Code,
  showCode: wire.ShowCode,
  logo: wire.Logo,
  pricePrecision: wire.PricePrecision,
});

const symbolFrom = (wire: WireSymbol): TradeSymbol => ({
  ...labelFrom(wire),
  name: wire.Name,
  categoryId: wire.CategoryId,
  isOpen: wire.MarketStatus === 1,
  opensAt: wire.OpensAtMs,
  lotStep: decimal(wire.Pip),
  units: decimal(wire.ForexContNum),
  minLots: decimal(wire.ForexMinCont),
  maxLots: decimal(wire.ForexMaxCont),
  feeRate: decimal(wire.ForexFeeRate),
  marginMode: wire.MarginMode,
  multiples: wire.HasForexMultiple.map(({ Value, Default }) => ({
    value: decimal(Value),
    isDefault: Default === 1,
  })),
  rateCode: wire.RateCode,
  isRateInverse: wire.RateInverse === 1,
  isSimulated: wire.IsSimulated === 1,
  isPaused: wire.IsPaused === 1,
  termsChangeAt: wire.TermsChangeAtMs,
  day: wire.ForexQuotations && dayFrom(wire.ForexQuotations),
});

const dayFrom = (wire: ForexQuotations): DayQuotation => ({
  bid: decimal(wire.Bid),
  ask: decimal(wire.Ask),
  open: decimal(wire.Open),
  high: decimal(wire.High),
  low: decimal(wire.Low),
  change: decimal(wire.Change),
  seq: wire.Seq,
});

export const candleFrom = (wire: KlinePoint): Candle => ({
  time: wire.Time,
  open: Number(wire.Open),
  high: Number(wire.High),
  low: Number(wire.Low),
  close: Number(wire.Close),
});

const allFrom = (wire: readonly WireSymbol[]): TradeSymbol[] => wire.map(symbolFrom);

export async function fetchSymbols(options: CallOptions): Promise<TradeSymbol[]> {
  return allFrom(await get<WireSymbol[]>('/v2/api/forex/trade_list', {}, options));
}

/** Searches symbols by text. */
export async function searchSymbols(text: string, options: CallOptions): Promise<TradeSymbol[]> {
  return allFrom(await get<WireSymbol[]>('/v2/api/forex/search', { searchCurrency: text }, options));
}

export async function fetchCategories(options: CallOptions): Promise<SymbolCategory[]> {
  const wire = await get<WireCategory[]>('/v2/api/forex/getCategories', {}, options);
  return wire.map(({ Id, Name }) => ({ id: Id, name: Name }));
}

export async function fetchMiniCharts(options: CallOptions): Promise<MiniChart[]> {
  const wire = await get<AbbreviatedKline[]>('/v2/api/forex/abbreviated_cache_kline', {}, options);
  return wire.map(({ ForexId, Closes }) => ({ symbolId: ForexId, closes: Closes.map(Number) }));
}

interface CandleQuery {
  readonly symbolId: number;
  readonly period: Period;
  readonly limit: number;
  /** Only bars that started before this time, epoch ms. */
  readonly before: number | undefined;
}

/** Fetches bars, oldest first. */
export async function fetchCandles(
  { symbolId, period, limit, before }: CandleQuery,
  options: CallOptions,
): Promise<Candle[]> {
  const query = { forex_id: symbolId, period, limit, before };
  return (await get<KlinePoint[]>('/v2/api/forex/kline', query, options)).map(candleFrom);
}

/** Fetches the last bid of each second of the last fifteen minutes, oldest first. */
export async function fetchRecentTicks(symbolId: number, options: CallOptions): Promise<Candle[]> {
  const wire = await get<RecentTick[]>('/v2/api/forex/recent_ticks', { forex_id: symbolId }, options);
  return wire.map(({ time, bid }) => candleAt(time, Number(bid)));
}
