import { ONE, type Price } from '@truemark/money';

/**
 * Quote currency → account currency as an exact fraction `top / bottom` (10⁻⁸ each), so that a rate of one divided by
 * a price loses nothing before the one rounding at the end.
 */
export interface ConversionRate {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** The same currency on both sides. */
export const SAME_CURRENCY: ConversionRate = { top: ONE, bottom: ONE };

/** The rate from a conversion symbol's bid: the bid itself, or one divided by it where the symbol runs the other way. */
export const conversionRate = (bid: Price, inverse: boolean): ConversionRate =>
  inverse ? { top: ONE, bottom: bid } : { top: bid, bottom: ONE };

/** What of a symbol tells whether it converts one currency into another. */
export interface Convertible {
  readonly baseCurrency: string;
  readonly quoteCurrency: string;
  readonly isEnabled: boolean;
}

/**
 * The symbol that converts from the quote currency to the account's: the one quoted that way round, or its inverse.
 * `'same'` where none is needed, null where none exists.
 */
export function conversionSymbol<S extends Convertible>(
  symbols: Iterable<S>,
  quoteCurrency: string,
  accountCurrency: string,
): { readonly symbol: S; readonly inverse: boolean } | 'same' | null {
  if (quoteCurrency === accountCurrency) return 'same';
  let inverse: S | null = null;
  for (const symbol of symbols) {
    if (!symbol.isEnabled) continue;
    if (symbol.baseCurrency === quoteCurrency && symbol.quoteCurrency === accountCurrency) {
      return { symbol, inverse: false };
    }
    if (symbol.baseCurrency === accountCurrency && symbol.quoteCurrency === quoteCurrency) inverse = symbol;
  }
  return inverse && { symbol: inverse, inverse: true };
}
