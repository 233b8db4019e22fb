import {
  type ConversionRate,
  conversionRate,
  conversionSymbol,
  SAME_CURRENCY,
  type Tick,
} from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import type { State } from '../kernel/state.js';
import type { SymbolRow } from './tables/market.table.js';
import type { RateRecord } from './tables/rate-record.js';

export interface RateInForce {
  readonly rate: ConversionRate;
  /** As it is kept on the order. */
  readonly record: RateRecord;
}

const SAME: RateInForce = {
  rate: SAME_CURRENCY,
  record: { symbolId: null, seq: null, bid: '1', inverse: false },
};

type Quotes = { readonly quotes: ReadonlyMap<number, Tick> };

/** What a rate is read from. */
interface Rates extends Quotes {
  readonly symbols: ReadonlyMap<number, SymbolRow>;
  setting(key: string): string;
}

/** The rate for new exposure at this instant, by the conversion symbol's last bid; null while it has none. */
export function rateInForce(state: Rates, of: SymbolRow): RateInForce | null {
  const found = conversionSymbol(state.symbols.values(), of.quoteCurrency, state.setting('currency'));
  if (found === 'same') return SAME;
  return found && rateBy(state, found.symbol.id, found.inverse);
}

/**
 * The rate of an order at this instant: by the symbol that converted when it was placed or opened, whatever converts
 * now, also while that one is closed or paused. It had a price then, so it has a last one.
 */
export function pinnedRate(state: Quotes, { openRate }: { readonly openRate: RateRecord }): RateInForce {
  const { symbolId, bid, inverse } = openRate;
  if (symbolId === null) return SAME;
  return (
    rateBy(state, symbolId, inverse) ?? { rate: conversionRate(decimal(bid), inverse), record: openRate }
  );
}

/** The rate that an order keeps. */
export const rateOfRecord = (record: RateRecord): RateInForce =>
  record.symbolId === null ? SAME : { rate: conversionRate(decimal(record.bid), record.inverse), record };

/** Whether a customer's money is converted by this rate: real money only by a market's price, or by two owners' leave. */
export function mayConvertBy(state: State, customerId: number, { symbolId }: RateRecord): boolean {
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
