import { type Money, min, product, type Ratio } from '@truemark/money';

/** `up` wins when the exit is above the entry, `down` when it is below. */
export type OptionDirection = 'up' | 'down';

export type OptionOutcome = 'win' | 'loss' | 'tie' | 'void' | 'sold';

/** Payout terms of an option, pinned at its purchase. */
export interface PayoutTerms {
  readonly stake: Money;
  /** Profit on a win as a share of the stake. */
  readonly ratio: Ratio;
  /** `micro_loss_level`. 0: a loss takes the stake; 1: stake × ratio, and the rest returns. */
  readonly lossLevel: number;
}

/** Result of an option: `profit` is net of the stake, `returned` is paid back to the customer. */
export interface Payout {
  readonly profit: Money;
  readonly returned: Money;
}

/** Stake × ratio, 2 decimals, half-up. */
export const winAmount = ({ stake, ratio }: PayoutTerms): Money => product([stake, ratio], [], 2, 'half-up');

/** Loss of a lost option, at most the stake. */
export const lossAmount = (terms: PayoutTerms): Money =>
  terms.lossLevel === 1 ? min(terms.stake, winAmount(terms)) : terms.stake;

/** Payout of each outcome; a tie and a void return the stake. A sold option is paid by its offer instead. */
export function payoutOf(terms: PayoutTerms, outcome: Exclude<OptionOutcome, 'sold'>): Payout {
  const profit = outcome === 'win' ? winAmount(terms) : outcome === 'loss' ? -lossAmount(terms) : 0n;
  return { profit, returned: terms.stake + profit };
}
