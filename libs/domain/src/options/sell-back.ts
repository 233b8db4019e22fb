import { type Money, ONE, type Price, product, type Ratio } from '@truemark/money';
import { chanceOf } from './normal.js';
import { lossAmount, type OptionDirection, type PayoutTerms, winAmount } from './payout.js';
import {
  type BidAt,
  type PriceVariance,
  type SellBackWindow,
  varianceOf,
  windowFor,
} from './price-variance.js';
import { chanceByFormula1 } from './sell-back-formula-1.js';

/** Minimum remaining time for a sell-back, ms. */
export const SELL_BACK_LEAST_LEFT = 10_000;
/** Maximum remaining time for a sell-back, ms: no older prices are considered. */
export const SELL_BACK_MOST_LEFT = 3_600_000;

/** Sell-back formula: 2 is the current one; 1 is kept for older requests. */
export type SaleFormula = 1 | 2;
export const SALE_FORMULA: SaleFormula = 2;

/** Maximum chance that is paid, in 10⁻⁸; below its complement there is no offer. */
const MAX_CHANCE = (ONE * 98n) / 100n;
const HOUR = 3_600_000n;

/** Price record of a symbol, as the formulas need it. */
export interface PriceHistory {
  readonly last: BidAt | undefined;
  /** Last ticks for formula 1, ascending; fewer if there are not as many. */
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
  /** Price paid to the customer, 2 decimals, rounded down. */
  readonly price: Money;
  /** Chance of a win that the price is based on, 10⁻⁸. */
  readonly chance: Ratio;
}

/**
 * Buy-back price of a running option at `at` (epoch ms): its expected return under a random walk without drift, less
 * the broker's `spread`.
 *
 *   bid = the last one or the mean of the last 20 s, whichever is worse for the seller
 *   d = (bid − entry) / √(v · time left), the other way round for `down`
 *   chance = Φ(d), at most 98 %
 *   price = (returned on a loss + chance · (returned on a win − returned on a loss)) · (1 − spread)
 *
 * `v` is the largest measured variance (`varianceOf`) if the option is ahead, and the smallest if it is behind: the
 * choice that lowers the offer. The mean serves the same purpose: waiting until a flickering quote shows the better of
 * two prices is not rewarded. Uses integers only, so that the same ticks give the same price everywhere. null if the
 * record is insufficient, more than an hour is left, or the chance is below 2 %.
 */
export function sellBackOffer(
  option: SellBackOption,
  history: PriceHistory,
  at: number,
  spread: Ratio,
  formula: SaleFormula = SALE_FORMULA,
): SellBackOffer | null {
  const chance =
    formula === 1 ? chanceByFormula1(option, history.lastTicks(), at) : chanceAt(option, history, at);
  if (chance === null) return null;
  const onLoss = option.stake - lossAmount(option);
  const onWin = option.stake + winAmount(option);
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
  if (chance < ONE - MAX_CHANCE) return null;
  return chance > MAX_CHANCE ? MAX_CHANCE : chance;
}

/** A history of ascending ticks. */
export const historyOf = (ticks: readonly BidAt[]): PriceHistory => ({
  last: ticks.at(-1),
  lastTicks: () => ticks,
  variance: (at, window) => varianceOf(ticks, at, window),
});
