import { dayProfit, isCovered, move, refuseShare, sameFundTerms, unpromisedOf } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { requireReal } from '../customers/require-real.js';
import type { SubscribeFund } from './commands.js';
import { bookFund, poolStandingOf, publishPool } from './pool.js';
import { putSubscription } from './put-subscription.js';
import { funds, type OfferedFund } from './tables/fund.table.js';

/** Subscribes a share of a fund. The pool must already cover all dividends that it promises. */
export function subscribeFund(step: Step, command: SubscribeFund): Results['fund.subscribe'] {
  const { state, now } = step;
  const { customerId, fundId, amount } = command;
  requireMayLockMoney(step, customerId);
  const fund = requireOffered(step, command);
  const { dividendPercentage, lockDividendDays, liquidatedDamages } = fund;
  const terms = { dividendPercentage, lockDividendDays, liquidatedDamages };
  const refundHours = Number(state.setting('fund_refund_hours'));
  if (command.agreed && !sameFundTerms(command.agreed, { ...terms, refundHours })) {
    step.refuse('fund.terms_changed');
  }
  const refusal = refuseShare(amount, fund);
  if (refusal) step.refuse(refusal.key);
  const { limitNum } = fund;
  if (limitNum > 0 && state.funds.hasRunning(customerId, fundId, limitNum)) {
    step.refuse('fund.limit_reached', { most: limitNum });
  }
  const free = step.wallet(customerId, 'change', 'free');
  if (free.balance < amount) step.refuse('fund.insufficient_balance');
  const pool = poolStandingOf(state, fundId);
  if (!isCovered(pool, terms, amount)) {
    step.refuse('fund.pool_short', { free: formatDecimal(unpromisedOf(pool)) });
  }
  const subscription = putSubscription(step, {
    ...{ id: step.next('fundSubscriptions'), customerId, fundId, status: 'running', share: amount },
    ...terms,
    ...{ dayProfit: dayProfit(terms, amount), refundHours, subscribedAt: now, daysPaid: 0 },
    ...{ refundAskedAt: null, returnsAt: null, endedAt: null, returned: null },
  });
  const legs = move(free.id, step.wallet(customerId, 'change', 'held').id, amount);
  bookFund(step, subscription, legs, { type: 'fund.subscription' });
  publishPool(step, fundId);
  return { subscription };
}

/** Refuses a customer who may not lock up money. */
function requireMayLockMoney(step: Step, customerId: number): void {
  const { state, now } = step;
  const { trading: reason } = requireReal(step, customerId).blocked;
  if (reason !== undefined) step.refuse('customer.blocked', { reason });
  state.catalogue.requireUnblocked(step, customerId);
  const key = state.catalogue.blocksLocking(state, customerId, now);
  if (key) step.refuse(key);
}

function requireOffered(step: Step, { fundId }: SubscribeFund): OfferedFund {
  const fund = step.lookUp(funds, fundId) ?? step.refuse('fund.not_found');
  return fund.isPublished ? fund : step.refuse('fund.closed');
}
