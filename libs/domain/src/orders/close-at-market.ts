import type { Money, Price, Quantity } from '@truemark/money';
import { profitOf } from './margin.js';
import { closingPrice, type FillQuote } from './open-at-market.js';
import type { ConversionRate } from './rate.js';

export interface OpenPosition {
  readonly side: 'buy' | 'sell';
  readonly lots: Quantity;
  readonly units: Quantity;
  readonly openPrice: Price;
}

/** Price and profit of closing a position at `quote`: a buy closes at the bid, a sell at the ask. */
export function closeAtMarket(
  position: OpenPosition,
  quote: FillQuote,
  rate: ConversionRate,
): { readonly price: Price; readonly profit: Money } {
  const price = closingPrice(position.side, quote);
  const { side, lots, units, openPrice } = position;
  return { price, profit: profitOf({ side, open: openPrice, close: price, lots, units, rate }) };
}

/**
 * Negative balance protection: the amount that brings the negative balance of a customer without positions back to
 * exactly zero, else 0.
 */
export const negativeBalanceProtection = (balance: Money, positionsLeft: number): Money =>
  positionsLeft === 0 && balance < 0n ? -balance : 0n;
