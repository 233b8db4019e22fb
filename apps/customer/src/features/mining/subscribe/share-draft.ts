import { largestCovered, totalProfit } from '@truemark/domain';
import { type Money, parseDecimal, round } from '@truemark/money';
import type { Fund } from '../../../api/funds.js';

export type ShareFault = 'missing' | 'decimals' | 'tooSmall' | 'tooLarge' | 'overFree' | 'poolShort';

export interface ShareDraft {
  /** Null: what was typed is no amount. */
  readonly amount: Money | null;
  /** Why it cannot be subscribed; null: it can. */
  readonly fault: ShareFault | null;
}

type Offered = Pick<
  Fund,
  'least' | 'most' | 'dividendPercentage' | 'lockDividendDays' | 'poolBalance' | 'poolPromised'
>;

/** What a pool has that nobody is promised yet; never below zero. */
export const poolFree = ({ poolBalance, poolPromised }: Pick<Fund, 'poolBalance' | 'poolPromised'>): Money =>
  poolBalance > poolPromised ? poolBalance - poolPromised : 0n;

/** The largest share that the pool covers now; 0: it covers none that the fund takes. */
export function mostCovered(fund: Offered): Money {
  const pool = { balance: fund.poolBalance, promised: fund.poolPromised };
  const largest = largestCovered(pool, fund, fund.most);
  return largest < fund.least ? 0n : largest;
}

/** The largest amount that the fund takes now: what its pool covers, while it covers anything. */
export const mostNow = (fund: Offered): Money => mostCovered(fund) || fund.most;

/** What was typed as a share, and the first thing that is wrong with it; `free` undefined: not known yet. */
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
