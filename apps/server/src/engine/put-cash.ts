import { changesOf } from './kernel/changes-of.js';
import type { Step } from './kernel/step.js';
import { type Deposit, deposits, type Withdrawal, withdrawals } from './tables/cash.table.js';

/** A deposit in its new state, or a new one: its row, and its place among the open ones. */
export function putDeposit(step: Step, deposit: Deposit): void {
  const known = step.state.deposits;
  const before = known.get(deposit.id);
  if (deposit.status === 'open') step.set(known, deposit.id, deposit);
  else step.delete(known, deposit.id);
  if (before) step.patch(deposits, changesOf(deposits, before, deposit));
  else step.insert(deposits, deposit);
  step.emit({ type: 'deposit.changed', customerId: deposit.customerId, deposit });
}

/** A withdrawal in its new state, or a new one: its row, and its place among those that are not sent yet. */
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
