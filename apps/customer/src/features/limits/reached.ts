import { checkLimits } from '@truemark/domain';
import { ONE } from '@truemark/money';
import type { CustomerLimits } from '../../api/limits.js';

/** Which of the customer's own limits keeps every new trade out now; `most` is of money. */
export type Reached =
  | { readonly key: 'limits.self_excluded' | 'limits.session' }
  | { readonly key: 'limits.daily_loss'; readonly most: bigint };

/** By the server's own rule, held against a trade that asks and costs nothing: what one trade asks is told by itself. */
export function reachedLimit(limits: CustomerLimits, now: number): Reached | null {
  const { dailyLoss, lostToday, sessionSince: since, excludedUntil } = limits;
  const day = {
    // The most for one trade is no limit that is reached.
    limits: { dailyLoss, stake: 0n, sessionMinutes: Number(limits.sessionMinutes / ONE) },
    excludedUntil,
    result: -lostToday,
    atRisk: 0n,
    session: since === null ? undefined : { since, last: now },
  };
  const key = checkLimits(day, 0n, 0n, now)?.key;
  if (key === 'limits.daily_loss') return { key, most: dailyLoss };
  return key === 'limits.self_excluded' || key === 'limits.session' ? { key } : null;
}
