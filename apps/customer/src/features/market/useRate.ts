import type { TradeSymbol } from '@truemark/contracts';
import { type ConversionRate, conversionRate, SAME_CURRENCY } from '@truemark/domain';
import { useQuote } from '../../api/live/quotes.js';

/** The rate from a symbol's quote currency to the account currency, or null until its price is known. */
export function useRate(symbol: TradeSymbol | undefined): ConversionRate | null {
  const quote = useQuote(symbol?.RateCode || undefined);
  if (!symbol) return null;
  if (!symbol.RateCode) return SAME_CURRENCY;
  return quote ? conversionRate(quote.bid, symbol.RateInverse === 1) : null;
}
