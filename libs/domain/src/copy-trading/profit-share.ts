import { type Money, max, min, ONE, product, type Ratio } from '@truemark/money';

/** Inputs of a trader's share of a follower's profit. They belong to the pair and survive leaving and coming back. */
export interface ShareInputs {
  /** Realised result of all copies of the pair, net of fees. */
  readonly realised: Money;
  /** Floating profit of its open copies at this instant. */
  readonly floating: Money;
  /** High-water mark: the realised result up to which the trader was paid. */
  readonly mark: Money;
  /** Settled earlier, not paid yet. */
  readonly owed: Money;
  /** 0–0.3. */
  readonly share: Ratio;
}

/** Profit subject to the share: the realised result minus floating losses. */
export const shareableProfit = ({ realised, floating }: Pick<ShareInputs, 'realised' | 'floating'>): Money =>
  min(realised, realised + floating);

/**
 * Amount that a settlement adds to the owed share: `max(0, min(R, R + F) − mark) × share`, 2 decimals, rounded down.
 * The owed amount counts as paid, so that nothing is charged twice.
 */
export function shareDue(standing: ShareInputs): Money {
  const { mark, owed, share } = standing;
  if (share <= 0n) return 0n;
  const profit = max(0n, shareableProfit(standing) - highWaterMarkAfter(mark, owed, share));
  return product([profit, share], [], 2, 'down');
}

/**
 * The high-water mark after a payment: it rises by `paid ÷ share`, 8 decimals, rounded up, so that no profit is charged
 * twice.
 */
export const highWaterMarkAfter = (mark: Money, paid: Money, share: Ratio): Money =>
  paid === 0n ? mark : mark + product([paid, ONE], [share], 8, 'up');

/** The high-water mark of a pair without a share: its profit so far is never charged later. */
export const highWaterMarkWithoutShare = (standing: ShareInputs): Money =>
  max(standing.mark, shareableProfit(standing));
