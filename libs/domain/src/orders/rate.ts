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
