import { type Money, type Ratio, toChartNumber } from '@truemark/money';
import { lossOf, type PayoutTerms, winOf } from './payout.js';

/** The 97.5th percentile of the standard normal distribution: what a 95 % interval is made with. */
const Z_95 = 1.959963984540054;

/** Beyond this many standard deviations, chance explains a customer's win rate no longer. */
export const OUTSIDE_CHANCE = 4;
/** With fewer draws a customer's win rate says nothing. */
export const LEAST_DRAWS = 30;

/** Both ends are shares, 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The interval that holds the true share with 95 % confidence when `hits` of `tries` were seen; null without a try.
 * With p = hits / tries, n = tries and z = 1.96:
 *
 *   (p + z²/2n ± z·√(p(1 − p)/n + z²/4n²)) / (1 + z²/n)
 *
 * Source: E. B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference, JASA 22 (1927) 209–212.
 * A statistic, hence in floating point.
 */
export function wilsonInterval(hits: number, tries: number): Interval | null {
  if (tries === 0) return null;
  const share = hits / tries;
  const square = Z_95 ** 2 / tries;
  const middle = share + square / 2;
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / tries + square / (4 * tries));
  return {
    low: Math.max(0, (middle - reach) / (1 + square)),
    high: Math.min(1, (middle + reach) / (1 + square)),
  };
}

/**
 * How many standard deviations `hits` of `tries` lie from what an even chance expects: (hits − n/2) / √(n/4).
 * Null without a try.
 */
export function distanceFromEven(hits: number, tries: number): number | null {
  return tries === 0 ? null : (hits - tries / 2) / Math.sqrt(tries / 4);
}

/** Whether `hits` of `tries` are more, or fewer, than an even chance explains. */
export function isOutsideChance(hits: number, tries: number): boolean {
  return tries >= LEAST_DRAWS && Math.abs(distanceFromEven(hits, tries) ?? 0) > OUTSIDE_CHANCE;
}

/**
 * A stretch of a symbol's prices that options were bought on, from one entry tick to one exit tick. All of them end by
 * it, whoever holds them: it is one toss of the market, however many there are.
 */
export interface Toss {
  /** Above 0: the price rose; below: it fell; 0: it stood level. */
  readonly move: number;
  /** The stakes of the ups less those of the downs. */
  readonly lean: Money;
}

/** Tosses counted. */
export interface TossCounts {
  readonly rises: number;
  readonly falls: number;
  readonly levels: number;
  /** Rises and falls with more money on one side than on the other. */
  readonly leaning: number;
  /** Of these, those that the side with more money won. */
  readonly majorityWins: number;
}

export const NO_TOSSES: TossCounts = { rises: 0, falls: 0, levels: 0, leaning: 0, majorityWins: 0 };

/** The counts with `toss` added `times` times. */
export function countToss(counts: TossCounts, { move, lean }: Toss, times = 1): TossCounts {
  if (move === 0) return { ...counts, levels: counts.levels + times };
  const side = move > 0 ? 'rises' : 'falls';
  const isWon = lean > 0n === move > 0;
  return {
    ...counts,
    [side]: counts[side] + times,
    leaning: counts.leaning + (lean === 0n ? 0 : times),
    majorityWins: counts.majorityWins + (lean !== 0n && isWon ? times : 0),
  };
}

/** Both counts together: of tosses that are not the same. */
export const addTosses = (a: TossCounts, b: TossCounts): TossCounts => ({
  rises: a.rises + b.rises,
  falls: a.falls + b.falls,
  levels: a.levels + b.levels,
  leaning: a.leaning + b.leaning,
  majorityWins: a.majorityWins + b.majorityWins,
});

/** What options stood to win and to lose, summed: what their break-even follows from. */
export interface Stakes {
  readonly toWin: Money;
  readonly toLose: Money;
}

/** Of options with these terms and this sum of stakes; exact but for the rounding of each option. */
export const stakesOf = (terms: PayoutTerms): Stakes => ({ toWin: winOf(terms), toLose: lossOf(terms) });

/**
 * The share of wins at which neither side gains: loss ÷ (win + loss), where both are weighted by the stakes. With a
 * loss of the whole stake that is 1 ÷ (1 + ratio); above an even chance the difference is the house's edge. Null where
 * nothing was at stake.
 */
export function breakEvenOf({ toWin, toLose }: Stakes): number | null {
  const all = toWin + toLose;
  return all === 0n ? null : toChartNumber(toLose) / toChartNumber(all);
}

/** The break-even of one ratio; `lossLevel` as in `PayoutTerms`. */
export function breakEvenOfRatio(ratio: Ratio, lossLevel: number): number | null {
  return breakEvenOf(stakesOf({ stake: 1_000_000_00000000n, ratio, lossLevel }));
}
