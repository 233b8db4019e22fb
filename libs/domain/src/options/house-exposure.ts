import { type Money, max } from '@truemark/money';
import type { OptionDirection, PayoutTerms } from './payout.js';
import { lossAmount, winAmount } from './payout.js';

/** Sums by direction over one customer's options of one symbol that share entry and expiry. */
export interface SharedOptionSums {
  readonly up: DirectionSum;
  readonly down: DirectionSum;
}

export interface DirectionSum {
  /** Total win if they win. */
  readonly win: Money;
  /** Total loss if they lose. */
  readonly loss: Money;
}

const NOTHING: DirectionSum = { win: 0n, loss: 0n };
export const NO_SHARED_OPTIONS: SharedOptionSums = { up: NOTHING, down: NOTHING };

/** The sum with an option added, or removed with `sign` −1. */
export function withOption(
  held: SharedOptionSums,
  direction: OptionDirection,
  terms: PayoutTerms,
  sign: 1n | -1n = 1n,
): SharedOptionSums {
  const { win, loss } = held[direction];
  return {
    ...held,
    [direction]: { win: win + sign * winAmount(terms), loss: loss + sign * lossAmount(terms) },
  };
}

/**
 * Maximum cost to the broker if `direction` wins: its wins minus the losses of the other direction, since with a shared
 * entry and expiry both cannot win. Never negative, so that one customer's losses do not offset another's wins. Options
 * with another entry or expiry may win together, so they are never netted.
 */
export const houseCostOf = (held: SharedOptionSums, direction: OptionDirection): Money =>
  max(0n, held[direction].win - held[direction === 'up' ? 'down' : 'up'].loss);
