import { refuseOnHold, refusePayout, refuseUnusableMethod } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { coinPriceNow } from '../reviews/approval-price.js';
import type { RequestWithdrawal } from './commands.js';
import {
  payoutMethods,
  type WithdrawalCurrency,
  withdrawalCurrencies,
} from './tables/withdrawal-terms.table.js';
import { createWithdrawal } from './withdrawals.js';

/**
 * Checks a withdrawal against the terms in force: method, limits, hold after a credential change, waiting time of the
 * method, and coin price. Then holds the amount, with the fee of those terms.
 */
export function requestWithdrawal(
  step: Step,
  { at, withdrawal: asked }: RequestWithdrawal,
): Results['withdrawal.request'] {
  const currency = requireOffered(step, asked.currencyId);
  const { way, code, protocol, feeType, feeRate } = currency;
  step.refuseIf(refusePayout(asked.amount, currency, step.state.flag('is_bank_out_amount')));
  step.refuseIf(refuseOnHold(step.state.customers.get(asked.customerId)?.payoutsFrom ?? null, at));
  requireUsableMethod(step, asked, at);
  const coin = way === 'coin' ? coinPriceNow(step, currency, at) : { coinPrice: null, priceSource: null };
  const pricedAtApproval = coin.priceSource?.kind === 'tick';
  return createWithdrawal(
    step,
    { ...asked, way, code, protocol, ...coin, pricedAtApproval },
    { type: feeType, rate: feeRate },
  );
}

function requireOffered(step: Step, currencyId: number): WithdrawalCurrency {
  const currency = step.lookUp(withdrawalCurrencies, currencyId);
  const flag = currency?.way === 'coin' ? 'is_withdraw_crypto' : 'is_withdraw_bank_card';
  return currency?.isEnabled && step.state.flag(flag) ? currency : step.refuse('withdraw.way_gone');
}

/** Refuses unless the method is the customer's own, of that currency, and past its waiting time. */
function requireUsableMethod(
  step: Step,
  { customerId, currencyId, methodId }: RequestWithdrawal['withdrawal'],
  at: number,
): void {
  const method = step.lookUp(payoutMethods, methodId);
  const isHis = method?.customerId === customerId && method.removedAt === null;
  if (!isHis || method.currencyId !== currencyId) return step.refuse('withdraw.method_not_found');
  step.refuseIf(refuseUnusableMethod(method.usableAt, at));
}
