import { isAtOrBelowLevel, move } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { Adjust, CashResults, Transfer } from '../cash-commands.js';
import { AccountMarker } from '../mark-account.js';
import type { Step } from '../step.js';
import { requireReal } from './require-real.js';

/** Between two of a customer's own accounts. */
export function transfer(step: Step, command: Transfer): CashResults['wallet.transfer'] {
  const { customerId, from, to, amount } = command;
  if (!step.state.customers.has(customerId)) step.refuse('customer.not_found');
  if (from === to) step.refuse('wallet.same_account');
  // What is left on the options account can always leave it.
  if (to === 'micro' && step.state.flag('only_one_account')) step.refuse('wallet.only_one_account');
  if (from === 'forex') requireAboveStopOut(step, customerId, amount);
  const legs = move(step.wallet(customerId, from, 'free').id, step.wallet(customerId, to, 'free').id, amount);
  return { entryId: step.enter(legs, { type: 'transfer', refKind: 'customer', refId: customerId }) };
}

/** What open losses may yet cost stays: nobody is stopped out by his own transfer and leaves the house to pay. */
function requireAboveStopOut(step: Step, customerId: number, amount: bigint): void {
  const { state, now } = step;
  if (!state.hasPosition(customerId)) return;
  const { free, margin, profit } = new AccountMarker(state, now).marksOf(customerId);
  const level = decimal(state.setting('stop_out_level'));
  if (amount <= free && isAtOrBelowLevel(free - amount, margin, profit, level)) {
    step.refuse('wallet.would_stop_out');
  }
}

/** A correction by two operators, against the house's account of corrections. It takes nobody below zero. */
export function adjust(step: Step, command: Adjust): CashResults['wallet.adjust'] {
  const { customerId, account, amount, memo, refId } = command;
  requireReal(step, customerId);
  const free = step.wallet(customerId, account, 'free').id;
  const legs = move(step.house('adjustments', 'real').id, free, amount);
  return { entryId: step.enter(legs, { type: 'adjustment', refKind: 'adjustment', refId, memo }) };
}
