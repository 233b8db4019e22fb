import type { Price } from '@truemark/money';
import type { FillQuote } from './open-at-market.js';
import { openingPrice } from './open-at-market.js';

/** A limit waits for a better price than the market's, a stop for a worse one. */
export type PendingKind = 'limit' | 'stop';

/** Which of the two a target is, by the price at which the order would open now. A target at the market is a limit. */
export function pendingKind(side: 'buy' | 'sell', target: Price, quote: FillQuote): PendingKind {
  const market = openingPrice(side, quote);
  const isBetter = side === 'buy' ? target <= market : target >= market;
  return isBetter ? 'limit' : 'stop';
}

/** Whether a pending order fills on this tick: at the tick's own price, at or through the target. */
export function pendingReached(
  side: 'buy' | 'sell',
  kind: PendingKind,
  target: Price,
  quote: FillQuote,
): boolean {
  const price = openingPrice(side, quote);
  return (side === 'buy') === (kind === 'limit') ? price <= target : price >= target;
}
