import { formatDecimal, type Quantity } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';

export interface LotLimits {
  readonly minLots: Quantity;
  readonly maxLots: Quantity;
  /** Lot step. */
  readonly pip: Quantity;
}

/**
 * Checks that lots are within the symbol's minimum and maximum, and a multiple of its step. Returns the refusal, or
 * null.
 */
export function checkLots(lots: Quantity, { minLots, maxLots, pip }: LotLimits): Refusal | null {
  if (lots < minLots || lots <= 0n) return lotsTooSmall(minLots);
  if (lots > maxLots) return lotsTooLarge(maxLots);
  return lots % pip === 0n ? null : lotsStep(pip);
}

/** Refusals of lots, with the limit shown to the customer. */
export const lotsTooSmall = (least: Quantity): Refusal =>
  refuse('order.lots_too_small', { minimum: formatDecimal(least) });
export const lotsTooLarge = (most: Quantity): Refusal =>
  refuse('order.lots_too_large', { maximum: formatDecimal(most) });
export const lotsStep = (pip: Quantity): Refusal => refuse('order.lots_step', { step: formatDecimal(pip) });
