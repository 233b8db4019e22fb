import { type Money, max, min, ONE, product, type Ratio } from '@truemark/money';

/** What a follower owes his trader, and the high-water mark. They belong to the pair and survive leaving and coming back. */
export interface ShareDebt {
  /** High-water mark: the realised result up to which the trader was paid. */
  readonly mark: Money;
  /** Settled earlier, not paid yet. */
  readonly owed: Money;
  /** Part of `owed` that arose under an earlier share, and the profit above the mark for which it is owed. */
  readonly earlierOwed: Money;
  readonly earlierProfit: Money;
  /** 0–0.3: the share of what is settled from now on, and of the rest of `owed`. */
  readonly share: Ratio;
}

/** Inputs of a trader's share of a follower's profit. */
export interface ShareInputs extends ShareDebt {
  /** Realised result of all copies of the pair, net of fees. */
  readonly realised: Money;
  /** Floating profit of its open copies at this instant. */
  readonly floating: Money;
}

/** Share that a new follower pays: the trader's, but at most `mostPercent`, the platform's limit at this time. */
export const shareForNewFollower = (share: Ratio, mostPercent: Ratio): Ratio =>
  min(share, mostPercent / 100n);

/** Profit subject to the share: the realised result minus floating losses. */
export const shareableProfit = ({ realised, floating }: Pick<ShareInputs, 'realised' | 'floating'>): Money =>
  min(realised, realised + floating);

/**
 * Amount that a settlement adds to the owed share: `max(0, min(R, R + F) − mark) × share`, 2 decimals, rounded down.
 * The owed amount counts as paid, so that nothing is charged twice.
 */
export function shareDue(standing: ShareInputs): Money {
  const { share } = standing;
  if (share <= 0n) return 0n;
  const profit = max(0n, shareableProfit(standing) - markOncePaid(standing));
  return product([profit, share], [], 2, 'down');
}

/** Profit for which this amount is the share: `amount ÷ share`, 8 decimals, rounded up; none without a share. */
const profitOf = (amount: Money, share: Ratio): Money =>
  amount === 0n || share <= 0n ? 0n : product([amount, ONE], [share], 8, 'up');

/** The high-water mark once all that is owed has been paid. */
const markOncePaid = ({ mark, owed, earlierOwed, earlierProfit, share }: ShareDebt): Money =>
  mark + earlierProfit + profitOf(owed - earlierOwed, share);

/**
 * The debt after a payment of at most `owed`. What arose under an earlier share is paid first. The high-water mark rises
 * by `paid ÷ share`, each part at the share under which it arose, 8 decimals, rounded up, so that no profit is charged
 * twice.
 */
export function debtAfterPayment<D extends ShareDebt>(debt: D, paid: Money): D {
  const { mark, owed, earlierOwed, earlierProfit, share } = debt;
  const earlier = min(paid, earlierOwed);
  const covered = earlier === 0n ? 0n : product([earlierProfit, earlier], [earlierOwed], 8, 'up');
  return {
    ...debt,
    mark: mark + covered + profitOf(paid - earlier, share),
    owed: owed - paid,
    earlierOwed: earlierOwed - earlier,
    earlierProfit: earlierProfit - covered,
  };
}

/** The debt once another share applies. What is owed by then stays owed for the profit that it is the former share of. */
export function debtUnderShare<D extends ShareDebt>(debt: D, share: Ratio): D {
  if (share === debt.share) return debt;
  const { owed, earlierOwed, earlierProfit } = debt;
  const profit = earlierProfit + profitOf(owed - earlierOwed, debt.share);
  return { ...debt, share, earlierOwed: owed, earlierProfit: profit };
}

/** The high-water mark of a pair without a share: its profit so far is never charged later. */
export const highWaterMarkWithoutShare = (standing: ShareInputs): Money =>
  max(standing.mark, shareableProfit(standing) - standing.earlierProfit);
