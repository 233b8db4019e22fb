import {
  type ConversionRate,
  conversionRate,
  conversionSymbol,
  SAME_CURRENCY,
  type Tick,
} from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { State } from '../kernel/state.js';
import type { SymbolRow } from './tables/market.table.js';
import { type RateRecord, recordedRate } from './tables/rate-record.js';

export interface RateInForce {
  readonly rate: ConversionRate;
  /** As stored on the order. */
  readonly record: RateRecord;
}

const NO_CONVERSION: RateInForce = {
  rate: SAME_CURRENCY,
  record: { symbolId: null, seq: null, bid: '1', inverse: false },
};

type Quotes = { readonly quotes: ReadonlyMap<number, Tick> };

/** Inputs of a conversion rate. */
interface Rates extends Quotes {
  readonly symbols: ReadonlyMap<number, SymbolRow>;
  setting(key: string): string;
}

/** The rate for new exposure now, by the conversion symbol's last bid; null if it has no quote. */
export function rateInForce(state: Rates, of: SymbolRow): RateInForce | null {
  const found = conversionSymbol(state.symbols.values(), of.quoteCurrency, state.setting('currency'));
  if (found === 'same') return NO_CONVERSION;
  return found && rateBy(state, found.symbol.id, found.inverse);
}

/**
 * The rate of an order now: by the symbol that converted when it was placed or opened, whatever converts now, and even
 * if that symbol is closed or paused. It had a price then, so it has a last one.
 */
export function pinnedRate(state: Quotes, { openRate }: { readonly openRate: RateRecord }): RateInForce {
  const { symbolId, inverse } = openRate;
  if (symbolId === null) return NO_CONVERSION;
  return rateBy(state, symbolId, inverse) ?? { rate: recordedRate(openRate), record: openRate };
}

/** The rate stored on an order. */
export const rateOfRecord = (record: RateRecord): RateInForce =>
  record.symbolId === null ? NO_CONVERSION : { rate: recordedRate(record), record };

/**
 * Whether this rate may convert a customer's money: real money only at a market price, unless two owners allowed
 * simulated ones.
 */
export function mayConvertAt(state: State, customerId: number, { symbolId }: RateRecord): boolean {
  const symbol = symbolId === null ? undefined : state.symbols.get(symbolId);
  return !symbol || state.mayTradeIn(customerId, symbol);
}

function rateBy({ quotes }: Quotes, symbolId: number, inverse: boolean): RateInForce | null {
  const quote = quotes.get(symbolId);
  if (!quote) return null;
  const bid = BigInt(quote.bid);
  return {
    rate: conversionRate(bid, inverse),
    record: { symbolId, seq: quote.seq, bid: formatDecimal(bid), inverse },
  };
}
