import { type Money, type Ratio, toChartNumber } from '@truemark/money';
import { lossAmount, type PayoutTerms, winAmount } from './payout.js';

/** 97.5th percentile of the standard normal distribution, for a 95 % interval. */
const Z_95 = 1.959963984540054;

/** Number of standard deviations beyond which chance no longer explains a customer's win rate. */
export const OUTSIDE_CHANCE = 4;
/** Minimum draws for a meaningful win rate. */
export const MIN_DRAWS = 30;

/** Both ends are shares, 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The interval that contains the true share with 95 % confidence, given `hits` of `tries`; null without tries. With p =
 * hits / tries, n = tries and z = 1.96:
 *
 *   (p + z²/2n ± z·√(p(1 − p)/n + z²/4n²)) / (1 + z²/n)
 *
 * Source: E. B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference, JASA 22 (1927) 209–212. A
 * statistic, hence in floating point.
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
 * Distance of `hits` of `tries` from an even chance in standard deviations: (hits − n/2) / √(n/4). null without tries.
 */
export function distanceFromEven(hits: number, tries: number): number | null {
  return tries === 0 ? null : (hits - tries / 2) / Math.sqrt(tries / 4);
}

/** Whether `hits` of `tries` are more, or fewer, than an even chance explains. */
export function isOutsideChance(hits: number, tries: number): boolean {
  return tries >= MIN_DRAWS && Math.abs(distanceFromEven(hits, tries) ?? 0) > OUTSIDE_CHANCE;
}

/**
 * A price move of a symbol from one entry tick to one exit tick, on which options were bought. It decides all of them,
 * whoever holds them, so it counts as one toss however many there are.
 */
export interface Toss {
  /** Positive: the price rose; negative: it fell; 0: unchanged. */
  readonly move: number;
  /** Stakes on up minus stakes on down. */
  readonly lean: Money;
}

/** Counts of tosses. */
export interface TossCounts {
  readonly rises: number;
  readonly falls: number;
  readonly levels: number;
  /** Rises and falls with more money on one side than on the other. */
  readonly leaning: number;
  /** Number of those won by the side with more money. */
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

/** Sum of two counts of distinct tosses. */
export const addTosses = (a: TossCounts, b: TossCounts): TossCounts => ({
  rises: a.rises + b.rises,
  falls: a.falls + b.falls,
  levels: a.levels + b.levels,
  leaning: a.leaning + b.leaning,
  majorityWins: a.majorityWins + b.majorityWins,
});

/** Sums of possible wins and losses of options, from which their break-even follows. */
export interface Stakes {
  readonly toWin: Money;
  readonly toLose: Money;
}

/**
 * Possible win and loss of options with these terms and this total stake; exact except for the rounding of each option.
 */
export const stakesOf = (terms: PayoutTerms): Stakes => ({
  toWin: winAmount(terms),
  toLose: lossAmount(terms),
});

/**
 * Win rate at which neither side gains: loss ÷ (win + loss), weighted by stakes. If a loss takes the whole stake, that
 * is 1 ÷ (1 + ratio); the excess over an even chance is the house edge. null without stakes.
 */
export function breakEvenOf({ toWin, toLose }: Stakes): number | null {
  const all = toWin + toLose;
  return all === 0n ? null : toChartNumber(toLose) / toChartNumber(all);
}

/** Break-even win rate of one ratio; `lossLevel` as in `PayoutTerms`. */
export function breakEvenOfRatio(ratio: Ratio, lossLevel: number): number | null {
  return breakEvenOf(stakesOf({ stake: 1_000_000_00000000n, ratio, lossLevel }));
}
