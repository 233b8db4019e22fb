import { ONE, type Price } from '@truemark/money';

/**
 * Rate from quote currency to account currency as an exact fraction `top / bottom` (10⁻⁸ each), so that an inverse rate
 * loses nothing before the final rounding.
 */
export interface ConversionRate {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** The same currency on both sides. */
export const SAME_CURRENCY: ConversionRate = { top: ONE, bottom: ONE };

/** The rate from a conversion symbol's bid: the bid, or its inverse. */
export const conversionRate = (bid: Price, inverse: boolean): ConversionRate =>
  inverse ? { top: ONE, bottom: bid } : { top: bid, bottom: ONE };

/** The part of a symbol that conversion needs. */
export interface Convertible {
  readonly baseCurrency: string;
  readonly quoteCurrency: string;
  readonly isEnabled: boolean;
}

/**
 * The enabled symbol that converts from the quote to the account currency, directly or inverted. `'same'` if none is
 * needed, null if none exists.
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
