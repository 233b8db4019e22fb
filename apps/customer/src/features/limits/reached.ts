import { checkLimits } from '@truemark/domain';
import { type Money, ONE } from '@truemark/money';
import type { CustomerLimits } from '../../api/limits.js';

/** Which of the customer's own limits keeps every new trade out now; `most` is of money. */
export type Reached =
  | { readonly key: 'limits.self_excluded' | 'limits.session' }
  | { readonly key: 'limits.daily_loss'; readonly most: bigint };

/** Which of them would not let one trade through. */
export type Exceeded = { readonly key: 'limits.daily_loss' | 'limits.stake'; readonly most: bigint };

/** What a trade asks for and what it can cost for certain, as `checkLimits` takes them. */
export interface AskedTrade {
  readonly asked: Money;
  readonly mayCost: Money;
}

const dayOf = (
  { dailyLoss, lostToday, sessionMinutes, sessionSince: since, excludedUntil }: CustomerLimits,
  now: number,
) => ({
  // The most for one trade is no limit that is reached.
  limits: { dailyLoss, stake: 0n, sessionMinutes: Number(sessionMinutes / ONE) },
  excludedUntil,
  result: -lostToday,
  atRisk: 0n,
  session: since === null ? undefined : { since, last: now },
});

/** By the server's own rule, held against a trade that asks and costs nothing: what one trade asks is told by itself. */
export function reachedLimit(limits: CustomerLimits, now: number): Reached | null {
  const key = checkLimits(dayOf(limits, now), 0n, 0n, now)?.key;
  if (key === 'limits.daily_loss') return { key, most: limits.dailyLoss };
  return key === 'limits.self_excluded' || key === 'limits.session' ? { key } : null;
}

/** By the same rule, what this trade asks too much of while none is reached; what runs already may leave it even less room. */
export function exceededLimit(limits: CustomerLimits, trade: AskedTrade, now: number): Exceeded | null {
  const day = dayOf(limits, now);
  const all = { ...day, limits: { ...day.limits, stake: limits.stake } };
  const key = checkLimits(all, trade.asked, trade.mayCost, now)?.key;
  if (key === 'limits.stake') return { key, most: limits.stake };
  return key === 'limits.daily_loss' ? { key, most: limits.dailyLoss } : null;
}
