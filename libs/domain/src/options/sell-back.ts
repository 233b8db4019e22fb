import { divide, type Money, ONE, type Price, product, type Ratio } from '@truemark/money';
import { lossOf, type OptionDirection, type PayoutTerms, winOf } from './payout.js';

/** How many ticks a price looks back on; with fewer there is none. */
export const SELL_BACK_TICKS = 61;
/** Nothing is bought back when less than this is left, ms. */
export const SELL_BACK_LEAST_LEFT = 10_000;

/**
 * The standard normal distribution at 0.0, 0.1, … 4.0, in 10⁻⁶ (Abramowitz & Stegun, table 26.1). Between two of them
 * the line counts.
 */
const NORMAL = [
  500000, 539828, 579260, 617911, 655422, 691462, 725747, 758036, 788145, 815940, 841345, 864334, 884930,
  903200, 919243, 933193, 945201, 955435, 964070, 971283, 977250, 982136, 986097, 989276, 991802, 993790,
  995339, 996533, 997445, 998134, 998650, 999032, 999313, 999517, 999663, 999767, 999841, 999892, 999928,
  999952, 999968,
];
/** A distance is computed in 10⁻⁴ standard deviations. */
const DISTANCE = 10_000n;
const STEP = 1_000n;

/** A tick as a price looks at it. */
export interface BidAt {
  readonly time: number;
  readonly bid: Price;
}

export interface SellBackOption extends PayoutTerms {
  readonly direction: OptionDirection;
  readonly entryPrice: Price;
  readonly expiresAt: number;
}

export interface SellBackOffer {
  /** What the customer would be paid, 2 decimals, rounded down. */
  readonly price: Money;
  /** Chance of a win that the price stands for, 10⁻⁸. */
  readonly chance: Ratio;
}

/**
 * What a running option is bought back for at `at` (epoch ms): its expected return under a random walk without drift,
 * less the house's `spread`. The walk's variance a millisecond is that of the last ticks:
 *
 *   v = Σ (bidᵢ − bidᵢ₋₁)² / (time of the last − time of the first)
 *   d = (last bid − entry) / √(v · time left), the other way round for `down`
 *   chance = Φ(d)
 *   price = (returned on a loss + chance · (returned on a win − returned on a loss)) · (1 − spread)
 *
 * Whole numbers throughout, so that the same ticks give the same price everywhere. Null while the ticks are too few or
 * all of one instant.
 */
export function sellBackOffer(
  option: SellBackOption,
  ticks: readonly BidAt[],
  at: number,
  spread: Ratio,
): SellBackOffer | null {
  const [first] = ticks;
  const last = ticks.at(-1);
  if (!first || !last || ticks.length < SELL_BACK_TICKS || last.time <= first.time) return null;
  let squares = 0n;
  for (let index = 1; index < ticks.length; index++) {
    const step = (ticks[index] as BidAt).bid - (ticks[index - 1] as BidAt).bid;
    squares += step * step;
  }
  const ahead = option.direction === 'up' ? last.bid - option.entryPrice : option.entryPrice - last.bid;
  const variance = { top: squares * BigInt(option.expiresAt - at), bottom: BigInt(last.time - first.time) };
  const chance = chanceOf(ahead, variance);
  const onLoss = option.stake - lossOf(option);
  const onWin = option.stake + winOf(option);
  const fair = onLoss * ONE + chance * (onWin - onLoss);
  return { price: product([fair, ONE - spread], [ONE * ONE], 2, 'down'), chance };
}

/** Φ(ahead / √variance) in 10⁻⁸. */
function chanceOf(ahead: bigint, variance: { readonly top: bigint; readonly bottom: bigint }): Ratio {
  if (ahead === 0n) return ONE / 2n;
  const scaled = ahead * ahead * DISTANCE * DISTANCE * variance.bottom;
  const distance = variance.top === 0n ? null : squareRoot(scaled / variance.top);
  const above = normal(distance);
  return ahead > 0n ? above : ONE - above;
}

/** Φ of a distance at or above zero, in 10⁻⁸; null stands for infinitely far. */
function normal(distance: bigint | null): Ratio {
  const most = BigInt(NORMAL.length - 1) * STEP;
  if (distance === null || distance >= most) return BigInt(NORMAL.at(-1) ?? 0) * 100n;
  const place = Number(distance / STEP);
  const [low, high] = [BigInt(NORMAL[place] ?? 0), BigInt(NORMAL[place + 1] ?? 0)];
  return low * 100n + divide((high - low) * 100n * (distance % STEP), STEP, 'down');
}

/** The largest whole number whose square is not above `value` (Newton). */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
