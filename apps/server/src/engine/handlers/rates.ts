import { type ConversionRate, conversionRate, SAME_CURRENCY } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { State } from '../state.js';
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

/**
 * The symbol that converts from the quote currency to the account's: the one quoted that way round, or its inverse.
 * `'same'` where none is needed, null where none exists.
 */
export function conversionSymbol(
  symbols: Iterable<SymbolRow>,
  quoteCurrency: string,
  accountCurrency: string,
): { readonly symbol: SymbolRow; readonly inverse: boolean } | 'same' | null {
  if (quoteCurrency === accountCurrency) return 'same';
  let inverse: SymbolRow | null = null;
  for (const symbol of symbols) {
    if (!symbol.isEnabled) continue;
    if (symbol.baseCurrency === quoteCurrency && symbol.quoteCurrency === accountCurrency) {
      return { symbol, inverse: false };
    }
    if (symbol.baseCurrency === accountCurrency && symbol.quoteCurrency === quoteCurrency) inverse = symbol;
  }
  return inverse && { symbol: inverse, inverse: true };
}

/** The rate at this instant by the conversion symbol's last bid; null while it has none. */
export function rateInForce(state: State, of: SymbolRow): RateInForce | null {
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
