import type { Price, Ratio } from '@truemark/money';
import { chanceOf } from './normal.js';
import type { OptionDirection } from './payout.js';
import type { BidAt } from './price-variance.js';

/** Number of ticks that formula 1 uses; with fewer there is no price. */
export const FORMULA1_TICKS = 61;

interface RunningOption {
  readonly direction: OptionDirection;
  readonly entryPrice: Price;
  readonly expiresAt: number;
}

/**
 * Chance of a win by formula 1, in 10⁻⁸: from the variance per millisecond of the last 61 ticks, regardless of their
 * distance. It pays too much if a source repeats its quotes, so it is no longer used for new sales; it remains for
 * verifying old ones.
 *
 *   v = Σ (bidᵢ − bidᵢ₋₁)² / (time of the last − time of the first)
 *
 * null if there are too few ticks, or all are of one instant.
 */
export function chanceByFormula1(
  { direction, entryPrice, expiresAt }: RunningOption,
  ticks: readonly BidAt[],
  at: number,
): Ratio | null {
  const looked = ticks.slice(-FORMULA1_TICKS);
  const [first, last] = [looked[0], looked.at(-1)];
  if (!first || !last || looked.length < FORMULA1_TICKS || last.time <= first.time) return null;
  let squares = 0n;
  for (let index = 1; index < looked.length; index++) {
    const step = (looked[index] as BidAt).bid - (looked[index - 1] as BidAt).bid;
    squares += step * step;
  }
  const ahead = direction === 'up' ? last.bid - entryPrice : entryPrice - last.bid;
  return chanceOf(ahead, { top: squares * BigInt(expiresAt - at), bottom: BigInt(last.time - first.time) });
}
