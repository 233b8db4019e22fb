import { nextProfitAt } from '@truemark/domain';
import { type SqlBool, sql } from 'kysely';
import { changesOf } from '../../kernel/changes-of.js';
import type { Step } from '../../kernel/step.js';
import { type FundSubscription, fundSubscriptions } from './tables/fund-subscription.table.js';

/** Subscriptions kept in memory, as an SQL condition. */
export const OPEN_SUBSCRIPTIONS = sql<SqlBool>`status IN ('running', 'refunding')`;

/** Time of the next payment (a day's dividend, or the return of the share), epoch ms; null if none is left. */
export function subscriptionDueAt(subscription: FundSubscription | undefined): number | null {
  if (subscription?.status === 'refunding') return subscription.returnsAt;
  return subscription?.status === 'running' ? nextProfitAt(subscription) : null;
}

/** Stores a subscription in its new state, or a new one, schedules its next payment and publishes it. */
export function putSubscription(step: Step, subscription: FundSubscription): FundSubscription {
  const { funds } = step.state;
  const { id, customerId } = subscription;
  const before = funds.get(id);
  funds.put(subscription, step.undo);
  if (before) step.patch(fundSubscriptions, changesOf(fundSubscriptions, before, subscription));
  else step.insert(fundSubscriptions, subscription);
  const next = subscriptionDueAt(subscription);
  if (next !== null) step.schedule('fund.due', id, next);
  step.emit({ type: 'fund_subscription.changed', customerId, subscription });
  return subscription;
}
