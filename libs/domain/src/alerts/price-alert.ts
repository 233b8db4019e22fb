import type { Price } from '@truemark/money';

/** Price alerts that a customer has at most at a time. */
export const MOST_ALERTS = 50;

/** Which way the bid has to go to come to an alert's price. */
export type AlertDirection = 'rising' | 'falling';

/** The side on which a price stands when its alert is set, by the bid of then; null: at the market, on neither. */
export function alertDirection(price: Price, bid: Price): AlertDirection | null {
  if (price === bid) return null;
  return price > bid ? 'rising' : 'falling';
}

/** Whether a bid is at the alert's price, or through it. */
export const alertReached = (direction: AlertDirection, price: Price, bid: Price): boolean =>
  direction === 'rising' ? bid >= price : bid <= price;
