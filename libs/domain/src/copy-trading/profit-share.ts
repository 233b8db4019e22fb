import { type Money, max, min, ONE, product, type Ratio } from '@truemark/money';

/** What a trader's share of a follower's profit is worked out from; it belongs to the pair, whoever leaves and comes back. */
export interface ShareStanding {
  /** Realised result of all copies of the pair, net of fees. */
  readonly realised: Money;
  /** What its open copies would bring at this instant. */
  readonly floating: Money;
  /** The realised result up to which the trader was paid. */
  readonly mark: Money;
  /** Settled earlier and not paid yet. */
  readonly owed: Money;
  /** 0–0.3. */
  readonly share: Ratio;
}

/** Profit that a share is taken of: what is realised, less what the open copies would take back. */
export const shareable = ({ realised, floating }: Pick<ShareStanding, 'realised' | 'floating'>): Money =>
  min(realised, realised + floating);

/**
 * What a settlement adds to what is owed: `max(0, min(R, R + F) − mark) × share`, 2 decimals, rounded down. What is owed
 * already counts as if it had been paid, so that nothing is charged twice.
 */
export function shareDue(standing: ShareStanding): Money {
  const { mark, owed, share } = standing;
  if (share <= 0n) return 0n;
  const profit = max(0n, shareable(standing) - markAfter(mark, owed, share));
  return product([profit, share], [], 2, 'down');
}

/**
 * The mark once `paid` was paid: it rises by `paid ÷ share` and by nothing else, 8 decimals, rounded up, so that no
 * profit is charged twice.
 */
export const markAfter = (mark: Money, paid: Money, share: Ratio): Money =>
  paid === 0n ? mark : mark + product([paid, ONE], [share], 8, 'up');

/** The mark of a pair without a share: profit that was made under none is never charged later. */
export const markWithoutShare = (standing: ShareStanding): Money => max(standing.mark, shareable(standing));
