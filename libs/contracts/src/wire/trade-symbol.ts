import { decimal, type Price, type Quantity, type Ratio } from '@truemark/money';
import type { Flag } from './envelope.js';
import type { ForexMultiple, ForexQuotations, KlinePeriod, KlinePoint, TradeSymbol } from './market.js';
import { type ExactDecimals, toWire } from './names.js';
import type { DayMarket, KlinePush } from './socket.js';

/** A symbol under domain names. */
export interface SymbolMessage {
  id: number;
  code: string;
  showCode: string;
  name: string;
  logo: string;
  categoryId: number;
  marketStatus: 1 | 2;
  opensAt: number | null;
  pip: Quantity;
  pricePrecision: number;
  units: Quantity;
  minLots: Quantity;
  maxLots: Quantity;
  feeRate: Ratio;
  marginMode: number;
  multiples: ExactDecimals<ForexMultiple>[];
  quoteCurrency: string;
  rateCode: string;
  rateInverse: Flag;
  isSimulated: Flag;
  isPaused: Flag;
  termsChangeAt: number | null;
  quotation: ExactDecimals<ForexQuotations> | null;
}

export const tradeSymbolNames = {
  id: 'Id',
  code: 'Code',
  showCode: 'ShowCode',
  name: 'Name',
  logo: 'Logo',
  categoryId: 'CategoryId',
  marketStatus: 'MarketStatus',
  opensAt: 'OpensAtMs',
  pip: 'Pip',
  pricePrecision: 'PricePrecision',
  units: 'ForexContNum',
  minLots: 'ForexMinCont',
  maxLots: 'ForexMaxCont',
  feeRate: 'ForexFeeRate',
  marginMode: 'MarginMode',
  multiples: 'HasForexMultiple',
  quoteCurrency: 'QuoteCurrency',
  rateCode: 'RateCode',
  rateInverse: 'RateInverse',
  isSimulated: 'IsSimulated',
  isPaused: 'IsPaused',
  termsChangeAt: 'TermsChangeAtMs',
  quotation: 'ForexQuotations',
} as const;

/** Fields of a symbol row that the message needs. */
export interface SymbolTermsFacts {
  readonly id: number;
  readonly code: string;
  readonly showCode: string;
  readonly name: string;
  readonly logo: string;
  readonly categoryId: number;
  readonly pip: Quantity;
  readonly pricePrecision: number;
  readonly units: Quantity;
  readonly minLots: Quantity;
  readonly maxLots: Quantity;
  readonly feeRate: Ratio;
  readonly marginMode: number;
  readonly multiples: readonly { readonly value: string; readonly isDefault: boolean }[];
  readonly quoteCurrency: string;
}

/** Current state of a symbol. */
export interface SymbolState {
  readonly isOpen: boolean;
  readonly opensAt: number | null;
  /** Its prices are simulated, not a market's. */
  readonly isSimulated: boolean;
  /** A price waits for an operator's check; trading is suspended meanwhile. */
  readonly isPaused: boolean;
  /** Effective time of announced terms, epoch ms; null if none. */
  readonly termsChangeAt: number | null;
  /** The conversion symbol; null if none is needed. */
  readonly conversion: { readonly code: string; readonly inverse: boolean } | null;
  readonly quotation: QuotationFacts | null;
}

/** The current GMT day of a symbol; prices in 10⁻⁸ as kept by the market. */
export interface QuotationFacts {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Percent from the day's open, 2 decimals, in 10⁻⁸. */
  readonly change: Ratio;
  readonly volume: number;
  readonly bid: number;
  readonly ask: number;
  readonly time: number;
  readonly seq: number;
}

export function toTradeSymbol(symbol: SymbolTermsFacts, now: SymbolState): ExactDecimals<TradeSymbol> {
  const message: SymbolMessage = {
    id: symbol.id,
    code: symbol.code,
    showCode: symbol.showCode,
    name: symbol.name,
    logo: symbol.logo,
    categoryId: symbol.categoryId,
    marketStatus: now.isOpen ? 1 : 2,
    opensAt: now.opensAt,
    pip: symbol.pip,
    pricePrecision: symbol.pricePrecision,
    units: symbol.units,
    minLots: symbol.minLots,
    maxLots: symbol.maxLots,
    feeRate: symbol.feeRate,
    marginMode: symbol.marginMode,
    multiples: symbol.multiples.map(({ value, isDefault }) => ({
      Value: decimal(value),
      Default: isDefault ? 1 : 0,
    })),
    quoteCurrency: symbol.quoteCurrency,
    rateCode: now.conversion?.code ?? '',
    rateInverse: now.conversion?.inverse ? 1 : 0,
    isSimulated: now.isSimulated ? 1 : 0,
    isPaused: now.isPaused ? 1 : 0,
    termsChangeAt: now.termsChangeAt,
    quotation: now.quotation && toWire(quotationNames, inDecimals(now.quotation)),
  };
  return toWire(tradeSymbolNames, message);
}

/** The fields of a symbol that the trade page shows before the app has loaded; null before its first price. */
export function toFirstQuote(symbol: ExactDecimals<TradeSymbol>) {
  const { Id, ShowCode, MarketStatus, PricePrecision, ForexQuotations: day } = symbol;
  return day && { Id, ShowCode, MarketStatus, PricePrecision, ForexQuotations: { Bid: day.Bid } };
}

/** A day's figures under domain names, in decimals. */
export interface QuotationMessage {
  open: Price;
  high: Price;
  low: Price;
  close: Price;
  change: Ratio;
  volume: Quantity;
  bid: Price;
  ask: Price;
  time: number;
  seq: number;
}

export const quotationNames = {
  open: 'Open',
  high: 'High',
  low: 'Low',
  close: 'Close',
  change: 'Change',
  volume: 'Volume',
  bid: 'Bid',
  ask: 'Ask',
  time: 'TimeMs',
  seq: 'Seq',
} as const;

/** The volume counts ticks: an integer, written as a decimal. */
const count = (volume: number): Quantity => BigInt(volume) * 100_000_000n;

const inDecimals = (facts: QuotationFacts): QuotationMessage => ({
  open: BigInt(facts.open),
  high: BigInt(facts.high),
  low: BigInt(facts.low),
  close: BigInt(facts.close),
  change: facts.change,
  volume: count(facts.volume),
  bid: BigInt(facts.bid),
  ask: BigInt(facts.ask),
  time: facts.time,
  seq: facts.seq,
});

/** The push of a symbol's day; its wire names equal the domain names. */
export const toDayMarket = (
  symbolId: number,
  code: string,
  facts: QuotationFacts,
): ExactDecimals<DayMarket> => ({
  type: 'DAY_MARKET',
  symbol: code,
  quotation: { forex_id: symbolId, ...inDecimals(facts) },
});

/** One bar of the bid; prices in 10⁻⁸ as kept by the market, `start` in epoch ms. */
export interface BarFacts {
  readonly start: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Number of ticks. */
  readonly volume: number;
}

export const klineNames = {
  start: 'Time',
  open: 'Open',
  high: 'High',
  low: 'Low',
  close: 'Close',
  volume: 'Volume',
  period: 'Period',
} as const;

export const toKline = (bar: BarFacts, period: KlinePeriod): ExactDecimals<KlinePoint> =>
  toWire(klineNames, {
    start: Math.floor(bar.start / 1000),
    open: BigInt(bar.open),
    high: BigInt(bar.high),
    low: BigInt(bar.low),
    close: BigInt(bar.close),
    volume: count(bar.volume),
    period,
  });

/** The push of a symbol's changed bar. */
export const toKlinePush = (
  { id, code }: { readonly id: number; readonly code: string },
  bar: BarFacts,
  period: KlinePeriod,
): ExactDecimals<KlinePush> => ({
  type: 'KLINE',
  symbol: code,
  forex_id: id,
  kline: { ...toKline(bar, period), Code: code, ForexId: id },
});

/** Fields of a symbol's row for messages that name it. */
export interface SymbolFacts {
  readonly id: number;
  readonly code: string;
  readonly showCode: string;
  readonly logo: string;
  readonly pricePrecision: number;
}
