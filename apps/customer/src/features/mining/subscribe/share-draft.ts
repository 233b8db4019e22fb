import { largestCovered, totalProfit } from '@truemark/domain';
import { type Money, parseDecimal, round } from '@truemark/money';
import type { Fund } from '../../../api/funds.js';

export type ShareFault = 'missing' | 'decimals' | 'tooSmall' | 'tooLarge' | 'overFree' | 'poolShort';

export interface ShareDraft {
  /** Null: not a valid amount. */
  readonly amount: Money | null;
  /** Why it cannot be subscribed; null: it can. */
  readonly fault: ShareFault | null;
}

type Offered = Pick<
  Fund,
  'least' | 'most' | 'dividendPercentage' | 'lockDividendDays' | 'poolBalance' | 'poolPromised'
>;

/** Part of the pool not yet promised; never negative. */
export const poolFree = ({ poolBalance, poolPromised }: Pick<Fund, 'poolBalance' | 'poolPromised'>): Money =>
  poolBalance > poolPromised ? poolBalance - poolPromised : 0n;

/** Largest share that the pool covers now; 0 if it does not cover the fund's minimum. */
export function mostCovered(fund: Offered): Money {
  const pool = { balance: fund.poolBalance, promised: fund.poolPromised };
  const largest = largestCovered(pool, fund, fund.most);
  return largest < fund.least ? 0n : largest;
}

/** Maximum amount the fund accepts: what its pool covers, or the fund's own maximum if the pool covers none. */
export const mostNow = (fund: Offered): Money => mostCovered(fund) || fund.most;

/** Parses a typed share and returns its first fault; `free` undefined: unknown. */
export function readShare(text: string, fund: Offered, free: Money | undefined): ShareDraft {
  const amount = parseDecimal(text);
  if (amount === null || amount <= 0n) return { amount: null, fault: 'missing' };
  const fault = (): ShareFault | null => {
    if (round(amount, 2, 'down') !== amount) return 'decimals';
    if (amount < fund.least) return 'tooSmall';
    if (amount > fund.most) return 'tooLarge';
    if (free !== undefined && amount > free) return 'overFree';
    return totalProfit(fund, amount) > poolFree(fund) ? 'poolShort' : null;
  };
  return { amount, fault: fault() };
}
