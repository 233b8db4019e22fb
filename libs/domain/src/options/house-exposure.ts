import { type Money, max } from '@truemark/money';
import type { OptionDirection, PayoutTerms } from './payout.js';
import { lossOf, winOf } from './payout.js';

/** What one customer's options of one symbol come to that share their entry and their end, by direction. */
export interface HeldTogether {
  readonly up: DirectionSum;
  readonly down: DirectionSum;
}

export interface DirectionSum {
  /** What they win if they win, in all. */
  readonly win: Money;
  /** What they lose if they lose, in all. */
  readonly loss: Money;
}

const NOTHING: DirectionSum = { win: 0n, loss: 0n };
export const NOTHING_HELD: HeldTogether = { up: NOTHING, down: NOTHING };

/** The sum with an option added, or taken out by `sign` −1. */
export function withOption(
  held: HeldTogether,
  direction: OptionDirection,
  terms: PayoutTerms,
  sign: 1n | -1n = 1n,
): HeldTogether {
  const { win, loss } = held[direction];
  return {
    ...held,
    [direction]: { win: win + sign * winOf(terms), loss: loss + sign * lossOf(terms) },
  };
}

/**
 * The most that they cost the house where `direction` wins: what it wins less what the other one loses then, since one
 * entry and one end never let both win. Never below nothing: whether the loser's stake comes in is not counted on for
 * anybody else. Options with another entry or end may win together, so they are never set against each other.
 */
export const costOf = (held: HeldTogether, direction: OptionDirection): Money =>
  max(0n, held[direction].win - held[direction === 'up' ? 'down' : 'up'].loss);

/** The house's worst case of them: max(0, r·U − D, r·D − U), each option by its own ratio. */
export const worstCase = (held: HeldTogether): Money => max(costOf(held, 'up'), costOf(held, 'down'));
