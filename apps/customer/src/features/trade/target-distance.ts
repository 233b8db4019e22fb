import { openingPrice } from '@truemark/domain';
import { abs, decimal, type Price, product, type Ratio } from '@truemark/money';
import type { TwoPrices } from './draft.js';
import type { Side } from './stops.js';

/** How far a target is from the price that an order of its side would open at now. */
export interface Away {
  readonly isAbove: boolean;
  /** Of that price, rounded to two places. */
  readonly percent: Ratio;
}

/** From here on it looks like a slip of the finger. */
const FAR = decimal('10');

export const isFar = ({ percent }: Away): boolean => percent >= FAR;

export function distanceOf(target: Price, side: Side, quote: TwoPrices): Away {
  const market = openingPrice(side, quote);
  return {
    isAbove: target > market,
    percent: product([abs(target - market), decimal('100')], [market], 2, 'half-up'),
  };
}
