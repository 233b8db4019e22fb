import { checkLimits } from '@truemark/domain';
import { type Money, ONE } from '@truemark/money';
import type { CustomerLimits } from '../../api/limits.js';

/** A limit of the customer's own that currently blocks every new trade; `most` is money. */
export type Reached =
  | { readonly key: 'limits.self_excluded' | 'limits.session' }
  | { readonly key: 'limits.daily_loss'; readonly most: bigint };

/** A limit that would not allow this trade. */
export type Exceeded = { readonly key: 'limits.daily_loss' | 'limits.stake'; readonly most: bigint };

/** Amount of a trade and its certain cost, as `checkLimits` takes them. */
export interface AskedTrade {
  readonly asked: Money;
  readonly mayCost: Money;
}

const dayOf = (
  { dailyLoss, lostToday, sessionMinutes, sessionSince: since, excludedUntil }: CustomerLimits,
  now: number,
) => ({
  // The maximum per trade is not a limit that can be reached.
  limits: { dailyLoss, stake: 0n, sessionMinutes: Number(sessionMinutes / ONE) },
  excludedUntil,
  result: -lostToday,
  atRisk: 0n,
  session: since === null ? undefined : { since, last: now },
});

/**
 * Checks the limits by the server's own rule with a trade of zero amount and cost. The amount of one trade is checked
 * separately.
 */
export function reachedLimit(limits: CustomerLimits, now: number): Reached | null {
  const key = checkLimits(dayOf(limits, now), 0n, 0n, now)?.key;
  if (key === 'limits.daily_loss') return { key, most: limits.dailyLoss };
  return key === 'limits.self_excluded' || key === 'limits.session' ? { key } : null;
}

/** The limit that this trade exceeds while none is reached, by the same rule. Running trades may leave even less. */
export function exceededLimit(limits: CustomerLimits, trade: AskedTrade, now: number): Exceeded | null {
  const day = dayOf(limits, now);
  const all = { ...day, limits: { ...day.limits, stake: limits.stake } };
  const key = checkLimits(all, trade.asked, trade.mayCost, now)?.key;
  if (key === 'limits.stake') return { key, most: limits.stake };
  return key === 'limits.daily_loss' ? { key, most: limits.dailyLoss } : null;
}
