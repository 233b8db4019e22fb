import { type ConversionRate, conversionRate, SAME_CURRENCY } from '@truemark/domain';
import { useQuote } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';

/**
 * The rate to the account currency, or null until its price is known: of a symbol for new orders, of an order by the
 * conversion that it keeps.
 */
export function useRate(
  of: Pick<TradeSymbol, 'rateCode' | 'isRateInverse'> | undefined,
): ConversionRate | null {
  const quote = useQuote(of?.rateCode || undefined);
  if (!of) return null;
  if (!of.rateCode) return SAME_CURRENCY;
  return quote ? conversionRate(quote.bid, of.isRateInverse) : null;
}
