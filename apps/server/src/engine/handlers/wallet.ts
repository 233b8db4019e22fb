import { move } from '@truemark/domain';
import type { CreditDeposit, Results, Transfer } from '../protocol.js';
import type { Step } from '../step.js';
import { requireReal } from './require-real.js';

/** Money from outside into the customer's funding account. */
export function creditDeposit(step: Step, command: CreditDeposit): Results['deposit.credit'] {
  const customer = requireReal(step, command.customerId);
  const legs = move(
    step.house('deposits', 'real').id,
    step.wallet(customer.id, 'change', 'free').id,
    command.amount,
  );
  return { entryId: step.enter(legs, { type: 'deposit', refKind: 'deposit', refId: command.refId }) };
}

/** Between two of a customer's own accounts. */
export function transfer(step: Step, command: Transfer): Results['wallet.transfer'] {
  const { customerId, from, to, amount } = command;
  if (!step.state.customers.has(customerId)) step.refuse('customer.not_found');
  if (from === to) step.refuse('wallet.same_account');
  const legs = move(step.wallet(customerId, from, 'free').id, step.wallet(customerId, to, 'free').id, amount);
  return { entryId: step.enter(legs, { type: 'transfer', refKind: 'customer', refId: customerId }) };
}
