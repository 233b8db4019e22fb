import type { Price } from '@truemark/money';
import type { FillQuote } from './open-at-market.js';
import { openingPrice } from './open-at-market.js';

/** A limit waits for a better price than the market's, a stop for a worse one. */
export type PendingKind = 'limit' | 'stop';

/** Kind of a pending order, from its target and the current opening price. A target at the market is a limit. */
export function pendingKind(side: 'buy' | 'sell', target: Price, quote: FillQuote): PendingKind {
  const market = openingPrice(side, quote);
  const isBetter = side === 'buy' ? target <= market : target >= market;
  return isBetter ? 'limit' : 'stop';
}

/** Whether a pending order fills on this tick: the tick's price is at or beyond the target. */
export function pendingReached(
  side: 'buy' | 'sell',
  kind: PendingKind,
  target: Price,
  quote: FillQuote,
): boolean {
  const price = openingPrice(side, quote);
  return (side === 'buy') === (kind === 'limit') ? price <= target : price >= target;
}
