import { formatPercent, formatPrice, ltr } from '@truemark/i18n';
import { divide, type Money, ONE, type Price, type Ratio } from '@truemark/money';

/** Result of a trade and the amount at risk. */
export interface Traded {
  /** Net of fees. */
  readonly result: Money;
  /** Stake of an option, margin of a contract. */
  readonly risked: Money;
  readonly from: Price;
  readonly to: Price;
  readonly precision: number;
}

/** Net result in percent of the amount at risk, rounded half up; null if none was at risk. */
export const returnOf = ({ result, risked }: Pick<Traded, 'result' | 'risked'>): Ratio | null =>
  risked > 0n ? divide(result * 100n * ONE, risked, 'half-up') : null;

/**
 * Shared data: percentage and prices. Never an amount, a name or an account number, which a screenshot would reveal.
 */
export const sharedFigures = (traded: Traded): string => {
  const percent = returnOf(traded);
  const price = (value: Price) => formatPrice(value, traded.precision);
  const prices = `${price(traded.from)} → ${price(traded.to)}`;
  return ltr(percent === null ? prices : `${formatPercent(percent)} (${prices})`);
};
