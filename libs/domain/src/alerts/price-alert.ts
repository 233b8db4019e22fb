import type { Price } from '@truemark/money';

/** Maximum waiting price alerts per customer. */
export const MAX_ALERTS = 50;

/** Direction in which the bid reaches an alert's price. */
export type AlertDirection = 'rising' | 'falling';

/** Direction from the current bid to an alert's price; null if both are equal. */
export function alertDirection(price: Price, bid: Price): AlertDirection | null {
  if (price === bid) return null;
  return price > bid ? 'rising' : 'falling';
}

/** Whether a bid is at or beyond the alert's price. */
export const alertReached = (direction: AlertDirection, price: Price, bid: Price): boolean =>
  direction === 'rising' ? bid >= price : bid <= price;
