import { type Money, ONE, type Quantity, type Ratio } from '@truemark/money';
import type { LotLimits } from '../orders/check-lots.js';

/** Sizing of a follower's copies. */
export interface CopySizing {
  /** 1: the leader's lots times `multiple`. 2: also times `maxAmount` ÷ the leader's equity. */
  readonly mode: 1 | 2;
  readonly multiple: Ratio;
  /** Maximum margin that the copies of one trader may hold together. */
  readonly maxAmount: Money;
}

/** The leader's inputs: lots of his fill, and his equity just before it. */
export interface LeaderSize {
  readonly lots: Quantity;
  readonly equity: Money;
}

/** Reason why a copy has no size. */
export type SizeFailure = 'below_minimum' | 'insufficient_margin';

/**
 * Lots of a copy: computed exactly, then rounded down once to the lot step. Below the symbol's minimum there is no
 * copy; above its maximum it is the maximum. In mode 2 the leader's equity must be positive.
 */
export function sizeCopy(
  { lots, equity }: LeaderSize,
  { mode, multiple, maxAmount }: CopySizing,
  limits: LotLimits,
): Quantity | SizeFailure {
  if (mode === 2 && equity <= 0n) return 'insufficient_margin';
  const [top, bottom] = mode === 1 ? [lots * multiple, ONE] : [lots * multiple * maxAmount, ONE * equity];
  const stepped = (top / (bottom * limits.pip)) * limits.pip;
  if (stepped < limits.minLots || stepped <= 0n) return 'below_minimum';
  const most = (limits.maxLots / limits.pip) * limits.pip;
  return stepped > most ? most : stepped;
}

/** A partial closing by the leader: closed lots, and lots before it. */
export interface LeaderPart {
  readonly closed: Quantity;
  readonly before: Quantity;
}

/**
 * Lots of a copy to close with a part of the leader's position: the same fraction, rounded down to the lot step; all
 * lots if the rest would be below the symbol's minimum. null: the fraction rounds to zero.
 */
export function partOfCopy(
  lots: Quantity,
  { closed, before }: LeaderPart,
  { pip, minLots }: Pick<LotLimits, 'pip' | 'minLots'>,
): Quantity | null {
  const part = ((lots * closed) / (before * pip)) * pip;
  if (part <= 0n) return null;
  return lots - part < minLots ? lots : part;
}
