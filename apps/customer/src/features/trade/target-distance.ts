import { openingPrice } from '@truemark/domain';
import { abs, decimal, type Price, product, type Ratio } from '@truemark/money';
import type { TwoPrices } from './draft.js';
import type { Side } from './stops.js';

/** Distance of a target from the current opening price of its side. */
export interface Away {
  readonly isAbove: boolean;
  /** Percent of that price, rounded to two decimals. */
  readonly percent: Ratio;
}

/** Distance in percent from which a typing error is likely. */
const FAR = decimal('10');

export const isFar = ({ percent }: Away): boolean => percent >= FAR;

export function distanceOf(target: Price, side: Side, quote: TwoPrices): Away {
  const market = openingPrice(side, quote);
  return {
    isAbove: target > market,
    percent: product([abs(target - market), decimal('100')], [market], 2, 'half-up'),
  };
}
