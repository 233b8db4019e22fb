import { move, negativeBalanceProtection } from '@truemark/domain';
import type { Cause } from '../../kernel/ledger-part.js';
import type { Step } from '../../kernel/step.js';
import { cancelPending } from './cancel-pending.js';

/**
 * Negative balance protection for a customer without positions: cancels his pending orders until nothing is owed, then
 * books what is still owed from the profit account, so that the balance is exactly zero. The part that stakes of
 * running options may still cover waits until they end. `cause` is the reference of the entry.
 */
export function protectFromDebt(step: Step, customerId: number, cause: Cause): void {
  const { state } = step;
  if (state.hasPosition(customerId)) return;
  for (const pending of state.openOrdersOf(customerId)) {
    if (step.wallet(customerId, 'forex', 'free').balance >= 0n) return;
    cancelPending(step, pending, 'order.stop_out');
  }
  const free = step.wallet(customerId, 'forex', 'free');
  const owed = negativeBalanceProtection(free.balance + state.options.stakedFrom(customerId, free.id), 0);
  if (owed === 0n) return;
  const house = step.house('house_profit', free.book).id;
  step.enter(move(house, free.id, owed), { type: 'order.negative_balance', overdraft: true, ...cause });
}
