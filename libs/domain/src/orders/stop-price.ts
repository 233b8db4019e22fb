import type { Price } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';

type Side = 'buy' | 'sell';

/** 0 stands for none. */
export interface StopPrices {
  readonly stopLoss: Price;
  readonly takeProfit: Price;
}

/**
 * A stop-loss lies on the losing side of `reference`, a take-profit on the winning side: the price at which the
 * position would close now, or a pending order's target.
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

/** Why a position closes at `closing`, the price at which it would close on this tick; null when it stays. */
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
 * Where a trailing stop stands: `distance` behind the best closing price since it was set, and never further away than
 * the stop-loss that it began with.
 */
export function trailedStop(side: Side, best: Price, distance: Price, stopLoss: Price): Price {
  const trailed = side === 'buy' ? best - distance : best + distance;
  if (stopLoss === 0n) return trailed > 0n ? trailed : 0n;
  return side === 'buy' ? (trailed > stopLoss ? trailed : stopLoss) : trailed < stopLoss ? trailed : stopLoss;
}
