import { type ConversionRate, conversionRate, SAME_CURRENCY } from '@truemark/domain';
import { useQuote } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';

/**
 * Conversion rate to the account currency; null until its price is known. For new orders by the symbol, for an existing
 * order by its pinned conversion.
 */
export function useRate(
  of: Pick<TradeSymbol, 'rateCode' | 'isRateInverse'> | undefined,
): ConversionRate | null {
  const quote = useQuote(of?.rateCode || undefined);
  if (!of) return null;
  if (!of.rateCode) return SAME_CURRENCY;
  return quote ? conversionRate(quote.bid, of.isRateInverse) : null;
}
