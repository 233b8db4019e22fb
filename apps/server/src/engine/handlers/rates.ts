import {
  type ConversionRate,
  conversionRate,
  conversionSymbol,
  SAME_CURRENCY,
  type Tick,
} from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { SymbolRow } from '../tables/market.table.js';
import type { RateRecord } from '../tables/order.table.js';

export interface RateInForce {
  readonly rate: ConversionRate;
  /** As it is kept on the order. */
  readonly record: RateRecord;
}

const SAME: RateInForce = {
  rate: SAME_CURRENCY,
  record: { symbolId: null, seq: null, bid: '1', inverse: false },
};

/** What a rate is read from. */
interface Rates {
  readonly symbols: ReadonlyMap<number, SymbolRow>;
  readonly quotes: ReadonlyMap<number, Tick>;
  setting(key: string): string;
}

/** The rate at this instant by the conversion symbol's last bid; null while it has none. */
export function rateInForce(state: Rates, of: SymbolRow): RateInForce | null {
  const found = conversionSymbol(state.symbols.values(), of.quoteCurrency, state.setting('currency'));
  if (found === 'same') return SAME;
  const quote = found && state.quotes.get(found.symbol.id);
  if (!found || !quote) return null;
  const bid = BigInt(quote.bid);
  return {
    rate: conversionRate(bid, found.inverse),
    record: { symbolId: found.symbol.id, seq: quote.seq, bid: formatDecimal(bid), inverse: found.inverse },
  };
}
