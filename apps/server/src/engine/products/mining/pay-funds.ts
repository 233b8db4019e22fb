import { credit, damagesOf, debit, isRefusal, type Leg, move } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import type { PayFunds } from './commands.js';
import { isOpenSubscription } from './fund-book.js';
import { bookFund, poolOf, publishPool } from './pool.js';
import { putSubscription, subscriptionDueAt } from './put-subscription.js';
import type { FundSubscription } from './tables/fund-subscription.table.js';

/**
 * For each due subscription, pays one day or returns the share; skips those that are not due. One that cannot be booked
 * stays due and does not block the others.
 */
export function payFunds(step: Step, { ids }: PayFunds): Results['fund.pay'] {
  let [paid, returned, refused] = [0, 0, 0];
  const touched = new Set<number>();
  for (const id of ids) {
    const subscription = step.state.funds.get(id);
    const due = subscriptionDueAt(subscription);
    if (!subscription || due === null || due > step.now) continue;
    const isRunning = subscription.status === 'running';
    const after = step.attempt(() => (isRunning ? payDay : returnShare)(step, subscription, due));
    if (isRefusal(after)) {
      refused++;
      continue;
    }
    touched.add(subscription.fundId);
    if (isRunning) paid++;
    if (!isOpenSubscription(after)) returned++;
  }
  for (const fundId of touched) publishPool(step, fundId);
  return { paid, returned, refused };
}

/**
 * Pays the day due at `due` from the fund's pool; the last day also returns the share. Both entries bear that time,
 * however late they are booked.
 */
export function payDay(step: Step, subscription: FundSubscription, due: number): FundSubscription {
  const { customerId, fundId, dayProfit, share, lockDividendDays } = subscription;
  const free = step.wallet(customerId, 'change', 'free').id;
  const legs = move(poolOf(step, fundId).id, free, dayProfit);
  bookFund(step, subscription, legs, { type: 'fund.dividend', at: due });
  const daysPaid = subscription.daysPaid + 1;
  if (daysPaid < lockDividendDays) return putSubscription(step, { ...subscription, daysPaid });
  const held = step.wallet(customerId, 'change', 'held').id;
  bookFund(step, subscription, move(held, free, share), { type: 'fund.maturity', at: due });
  const ended = { status: 'finished', endedAt: due, returned: share } as const;
  return putSubscription(step, { ...subscription, daysPaid, ...ended });
}

/** Returns the share of an early redemption, due at `at`, minus the damages, which go to the pool. */
export function returnShare(step: Step, subscription: FundSubscription, at: number): FundSubscription {
  const { customerId, fundId, share, liquidatedDamages } = subscription;
  const damages = damagesOf(share, liquidatedDamages);
  const returned = share - damages;
  const legs: Leg[] = [debit(step.wallet(customerId, 'change', 'held').id, share)];
  if (returned > 0n) legs.push(credit(step.wallet(customerId, 'change', 'free').id, returned));
  if (damages > 0n) legs.push(credit(poolOf(step, fundId).id, damages));
  bookFund(step, subscription, legs, { type: 'fund.redemption', at });
  return putSubscription(step, { ...subscription, status: 'refunded', endedAt: at, returned });
}
