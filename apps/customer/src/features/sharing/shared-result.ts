import { formatPercent, formatPrice } from '@truemark/i18n';
import { divide, type Money, ONE, type Price, type Ratio } from '@truemark/money';

/** What came of a trade, and what it took. */
export interface Traded {
  /** Net of fees. */
  readonly result: Money;
  /** The stake of an option, the margin of a contract. */
  readonly risked: Money;
  readonly from: Price;
  readonly to: Price;
  readonly precision: number;
}

/** The net result in percent of what was risked, rounded half up; null where nothing was. */
export const returnOf = ({ result, risked }: Pick<Traded, 'result' | 'risked'>): Ratio | null =>
  risked > 0n ? divide(result * 100n * ONE, risked, 'half-up') : null;

/**
 * What is told of a result: percent and prices. Never an amount, a name or a number of the account, which a picture of
 * the screen would have told.
 */
export const sharedFigures = (traded: Traded): string => {
  const percent = returnOf(traded);
  const price = (value: Price) => formatPrice(value, traded.precision);
  const prices = `${price(traded.from)} → ${price(traded.to)}`;
  return percent === null ? prices : `${formatPercent(percent)} (${prices})`;
};
