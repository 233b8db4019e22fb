import type { TradeSymbol } from '@truemark/contracts';
import { type ConversionRate, conversionRate, SAME_CURRENCY } from '@truemark/domain';
import { useQuote } from '../../api/live/quotes.js';

/**
 * The rate to the account currency, or null until its price is known: of a symbol for new orders, of an order by the
 * conversion that it keeps.
 */
export function useRate(
  of: Pick<TradeSymbol, 'RateCode' | 'RateInverse'> | undefined,
): ConversionRate | null {
  const quote = useQuote(of?.RateCode || undefined);
  if (!of) return null;
  if (!of.RateCode) return SAME_CURRENCY;
  return quote ? conversionRate(quote.bid, of.RateInverse === 1) : null;
}
