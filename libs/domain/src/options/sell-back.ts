import { type Money, ONE, type Price, product, type Ratio } from '@truemark/money';
import { formerChance } from './former-sell-back.js';
import { chanceOf } from './normal.js';
import { lossOf, type OptionDirection, type PayoutTerms, winOf } from './payout.js';
import {
  type BidAt,
  type PriceVariance,
  type SellBackWindow,
  varianceOf,
  windowFor,
} from './price-variance.js';

/** Nothing is bought back when less than this is left, ms. */
export const SELL_BACK_LEAST_LEFT = 10_000;
/** Nor when more than this is: prices further back are not looked at, ms. */
export const SELL_BACK_MOST_LEFT = 3_600_000;

/** By which formula an option is bought back: the one of today, or the former one, which old requests keep. */
export type SaleFormula = 1 | 2;
export const SALE_FORMULA: SaleFormula = 2;

/** No chance above this is paid, and nothing is offered for one below its counterpart, 10⁻⁸. */
const SUREST = (ONE * 98n) / 100n;
const HOUR = 3_600_000n;

/** What is recorded of a symbol, as the formulas look at it. */
export interface PriceHistory {
  readonly last: BidAt | undefined;
  /** The former formula's last ticks, ascending; fewer while there are no more. */
  lastTicks(): readonly BidAt[];
  /** `varianceOf` the record. */
  variance(at: number, window: SellBackWindow): PriceVariance | null;
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
 * less the house's `spread`.
 *
 *   bid = the last one or the mean of the last 20 s, whichever is worse for the seller
 *   d = (bid − entry) / √(v · time left), the other way round for `down`
 *   chance = Φ(d), at most 98 %
 *   price = (returned on a loss + chance · (returned on a win − returned on a loss)) · (1 − spread)
 *
 * `v` is the largest variance that was measured (`varianceOf`) where the option is ahead, and the smallest where it is
 * behind: of what may be true the offer takes what makes it lower. So does the mean: who waits until a quote that flickers
 * between two prices stands on the better one is not paid for it. Whole numbers throughout, so that the same ticks give
 * the same price everywhere. Null while the ticks say too little, more than an hour is left, or the chance is below 2 %.
 */
export function sellBackOffer(
  option: SellBackOption,
  history: PriceHistory,
  at: number,
  spread: Ratio,
  formula: SaleFormula = SALE_FORMULA,
): SellBackOffer | null {
  const chance =
    formula === 1 ? formerChance(option, history.lastTicks(), at) : chanceAt(option, history, at);
  if (chance === null) return null;
  const onLoss = option.stake - lossOf(option);
  const onWin = option.stake + winOf(option);
  const fair = onLoss * ONE + chance * (onWin - onLoss);
  return { price: product([fair, ONE - spread], [ONE * ONE], 2, 'down'), chance };
}

function chanceAt(option: SellBackOption, history: PriceHistory, at: number): Ratio | null {
  const { direction, entryPrice, expiresAt } = option;
  const { last } = history;
  const window = windowFor(expiresAt - at);
  const variance = window && history.variance(at, window);
  if (!last || !variance) return null;
  const aheadAt = (bid: Price): bigint => (direction === 'up' ? bid - entryPrice : entryPrice - bid);
  const [now, lately] = [aheadAt(last.bid), aheadAt(variance.mean)];
  const ahead = now < lately ? now : lately;
  const taken = ahead > 0n ? variance.most : variance.least;
  const chance = chanceOf(ahead, { top: taken * BigInt(expiresAt - at), bottom: HOUR });
  if (chance < ONE - SUREST) return null;
  return chance > SUREST ? SUREST : chance;
}

/** The history that ascending ticks are. */
export const historyOf = (ticks: readonly BidAt[]): PriceHistory => ({
  last: ticks.at(-1),
  lastTicks: () => ticks,
  variance: (at, window) => varianceOf(ticks, at, window),
});
