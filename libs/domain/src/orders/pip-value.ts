import { type Money, ONE, type Price, product, type Quantity } from '@truemark/money';
import { type ConversionRate, SAME_CURRENCY } from './rate.js';

/**
 * Size of a pip: the last decimal, or the one before it if the last one is a fraction of a pip (quotes of three and
 * five decimals).
 */
export const pipSize = (pricePrecision: number): Price => {
  const places = pricePrecision === 3 || pricePrecision === 5 ? pricePrecision - 1 : pricePrecision;
  return ONE / 10n ** BigInt(places);
};

export interface PipValueInput {
  readonly lots: Quantity;
  /** Units per lot. */
  readonly units: Quantity;
  readonly pip: Price;
  readonly rate?: ConversionRate;
}

/** Value of a move by one pip in the account currency: `q·u·pip·r`; 6 decimals, half-up. */
export const pipValueOf = ({ lots, units, pip, rate = SAME_CURRENCY }: PipValueInput): Money =>
  product([lots, units, pip, rate.top], [rate.bottom], 6, 'half-up');
