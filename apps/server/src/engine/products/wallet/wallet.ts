import { move } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { requireReal } from '../customers/require-real.js';
import type { Adjust, Transfer } from './commands.js';

/** Moves money between two of a customer's own accounts. */
export function transfer(step: Step, command: Transfer): Results['wallet.transfer'] {
  const { customerId, from, to, amount } = command;
  if (!step.state.customers.has(customerId)) step.refuse('customer.not_found');
  if (from === to) step.refuse('wallet.same_account');
  const { catalogue } = step.state;
  catalogue.requireTransferable(step, { customerId, from, to });
  const { walletOf } = catalogue;
  walletOf[to]?.mayReceive?.(step);
  walletOf[from]?.mayLeave?.(step, customerId, amount);
  return { entryId: moveOwn(step, command) };
}

/** Moves free balance between two of a customer's accounts; returns the entry id. */
export function moveOwn(
  step: Step,
  { customerId, from, to, amount }: Pick<Transfer, 'customerId' | 'from' | 'to' | 'amount'>,
): number {
  const legs = move(step.wallet(customerId, from, 'free').id, step.wallet(customerId, to, 'free').id, amount);
  return step.enter(legs, { type: 'transfer', refKind: 'customer', refId: customerId });
}

/**
 * Books a correction by two operators against the adjustments account. Refused if it would overdraw the account or
 * cause a stop-out.
 */
export function adjust(step: Step, command: Adjust): Results['wallet.adjust'] {
  const { customerId, account, amount, memo, refId } = command;
  requireReal(step, customerId);
  if (amount < 0n) step.state.catalogue.walletOf[account]?.mayLeave?.(step, customerId, -amount);
  const free = step.wallet(customerId, account, 'free').id;
  const legs = move(step.house('adjustments', 'real').id, free, amount);
  return { entryId: step.enter(legs, { type: 'adjustment', refKind: 'adjustment', refId, memo }) };
}
