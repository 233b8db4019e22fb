import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import type { RedeemFund } from './commands.js';
import { payDay, returnShare } from './pay-funds.js';
import { publishPool } from './pool.js';
import { putSubscription, subscriptionDueAt } from './put-subscription.js';
import type { FundSubscription } from './tables/fund-subscription.table.js';

const HOUR = 3_600_000;

/**
 * Redeems a subscription early. Due days are paid first; if that was the last day, nothing is left to redeem: the step
 * is refused, and the timer pays those days. Further dividends are no longer promised; the share returns now or after
 * the refund period.
 */
export function redeemFund(step: Step, command: RedeemFund): Results['fund.redeem'] {
  let subscription = requireOwn(step, command);
  for (;;) {
    if (subscription.status !== 'running') return step.refuse('fund.not_running');
    const due = subscriptionDueAt(subscription);
    if (due === null || due > step.now) break;
    subscription = payDay(step, subscription, due);
  }
  const { fundId, refundHours } = subscription;
  const asked = { ...subscription, refundAskedAt: step.now };
  const redeemed =
    refundHours === 0
      ? returnShare(step, asked, step.now)
      : putSubscription(step, {
          ...asked,
          status: 'refunding',
          returnsAt: step.now + refundHours * HOUR,
        });
  publishPool(step, fundId);
  return { subscription: redeemed };
}

/**
 * The customer's own open subscription. Refuses `fund.not_running` for one that has ended, which is no longer in
 * memory.
 */
function requireOwn(step: Step, { customerId, subscriptionId }: RedeemFund): FundSubscription {
  const { funds, counters } = step.state;
  const known = subscriptionId >= 1 && subscriptionId <= counters.fundSubscriptions;
  if (!known) return step.refuse('fund.not_found');
  const subscription = funds.get(subscriptionId);
  if (!subscription) return step.refuse('fund.not_running');
  return subscription.customerId === customerId ? subscription : step.refuse('fund.not_found');
}
