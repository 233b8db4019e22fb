import { type Money, product, type Quantity } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';
import { type LotLimits, lotsStep, lotsTooLarge, lotsTooSmall } from './check-lots.js';

/** Margin and fee of a part of a position; the rest keeps the remainder. */
export interface Part {
  readonly margin: Money;
  readonly fee: Money;
}

/** The part's margin and fee in proportion to its lots, 6 decimals, half-up. */
export function partOf(whole: { lots: Quantity; margin: Money; fee: Money }, lots: Quantity): Part {
  return {
    margin: product([whole.margin, lots], [whole.lots], 6, 'half-up'),
    fee: product([whole.fee, lots], [whole.lots], 6, 'half-up'),
  };
}

/** Checks lots to close: a multiple of the step, and the rest not below the minimum. Returns the refusal, or null. */
export function checkPart(lots: Quantity, whole: Quantity, { pip, minLots }: LotLimits): Refusal | null {
  if (lots > whole) return lotsTooLarge(whole);
  if (lots <= 0n) return lotsTooSmall(pip);
  if (lots % pip !== 0n) return lotsStep(pip);
  return lots < whole && whole - lots < minLots ? refuse('order.rest_too_small') : null;
}
