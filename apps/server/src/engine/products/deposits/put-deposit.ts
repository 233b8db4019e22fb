import { changesOf } from '../../kernel/changes-of.js';
import type { Step } from '../../kernel/step.js';
import { type Deposit, deposits } from './tables/deposit.table.js';

/** Stores a deposit in its new state, or a new one, and publishes it. Only open ones stay in memory. */
export function putDeposit(step: Step, deposit: Deposit): void {
  const known = step.state.deposits;
  const before = known.get(deposit.id);
  if (deposit.status === 'open') step.set(known, deposit.id, deposit);
  else step.delete(known, deposit.id);
  if (before) step.patch(deposits, changesOf(deposits, before, deposit));
  else step.insert(deposits, deposit);
  step.emit({ type: 'deposit.changed', customerId: deposit.customerId, deposit });
}
