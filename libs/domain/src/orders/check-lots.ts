import type { Quantity } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';

export interface LotLimits {
  readonly minLots: Quantity;
  readonly maxLots: Quantity;
  /** Lot step. */
  readonly pip: Quantity;
}

/** Lots within the symbol's least and most, and a whole multiple of its step. */
export function checkLots(lots: Quantity, { minLots, maxLots, pip }: LotLimits): Refusal | null {
  if (lots < minLots || lots <= 0n) return refuse('order.lots_too_small');
  if (lots > maxLots) return refuse('order.lots_too_large');
  return lots % pip === 0n ? null : refuse('order.lots_step');
}
