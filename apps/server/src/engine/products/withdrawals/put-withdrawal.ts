import { changesOf } from '../../kernel/changes-of.js';
import type { Step } from '../../kernel/step.js';
import { type Withdrawal, withdrawals } from './tables/withdrawal.table.js';

/** Stores a withdrawal in its new state, or a new one, and publishes it. Sent and ended ones leave memory. */
export function putWithdrawal(step: Step, withdrawal: Withdrawal): void {
  const { withdrawals: known, pendingWithdrawals: pending } = step.state;
  const { id, customerId, status } = withdrawal;
  const before = known.get(id);
  if (status === 'pending') step.set(pending, customerId, id);
  else if (before?.status === 'pending') step.delete(pending, customerId);
  if (status === 'pending' || status === 'approved') step.set(known, id, withdrawal);
  else step.delete(known, id);
  if (before) step.patch(withdrawals, changesOf(withdrawals, before, withdrawal));
  else step.insert(withdrawals, withdrawal);
  step.emit({ type: 'withdrawal.changed', customerId, withdrawal });
}
