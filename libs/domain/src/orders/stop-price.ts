import type { Price } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';

type Side = 'buy' | 'sell';

/** 0: none. */
export interface StopPrices {
  readonly stopLoss: Price;
  readonly takeProfit: Price;
}

/**
 * Checks stop prices against `reference`, the current closing price or a pending order's target: a stop-loss must be on
 * the losing side, a take-profit on the winning side. Returns the refusal, or null.
 */
export function checkStopPrices(
  side: Side,
  { stopLoss, takeProfit }: StopPrices,
  reference: Price,
): Refusal | null {
  const isWrong = (price: Price, above: boolean): boolean =>
    price !== 0n && (above ? price <= reference : price >= reference);
  const isBuy = side === 'buy';
  return isWrong(stopLoss, !isBuy) || isWrong(takeProfit, isBuy) ? refuse('order.stop_price_side') : null;
}

/** The stop that closes a position at the closing price `closing`; null if none is reached. */
export function stopReached(
  side: Side,
  { stopLoss, takeProfit }: StopPrices,
  closing: Price,
): StopKind | null {
  const isBuy = side === 'buy';
  if (stopLoss !== 0n && (isBuy ? closing <= stopLoss : closing >= stopLoss)) return 'stop_loss';
  if (takeProfit !== 0n && (isBuy ? closing >= takeProfit : closing <= takeProfit)) return 'take_profit';
  return null;
}

export type StopKind = 'stop_loss' | 'take_profit';

/**
 * Price of a trailing stop: `distance` behind the best closing price since it was set, and never worse than the initial
 * stop-loss.
 */
export function trailingStopPrice(side: Side, best: Price, distance: Price, stopLoss: Price): Price {
  const trailed = side === 'buy' ? best - distance : best + distance;
  if (stopLoss === 0n) return trailed > 0n ? trailed : 0n;
  return side === 'buy' ? (trailed > stopLoss ? trailed : stopLoss) : trailed < stopLoss ? trailed : stopLoss;
}
