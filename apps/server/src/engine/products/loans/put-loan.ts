import { nextReminderAt } from '@truemark/domain';
import { type SqlBool, sql } from 'kysely';
import { changesOf } from '../../kernel/changes-of.js';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import { type Loan, type LoanStatus, loans } from './tables/loan.table.js';

const OPEN: ReadonlySet<LoanStatus> = new Set(['review', 'active', 'checking']);
const UNPAID: ReadonlySet<LoanStatus> = new Set(['active', 'checking']);

/** Open loans, as an SQL condition. */
export const OPEN_LOANS = sql<SqlBool>`status IN ('review', 'active', 'checking')`;

export const isOpenLoan = ({ status }: Pick<Loan, 'status'>): boolean => OPEN.has(status);
export const isUnpaidLoan = ({ status }: Pick<Loan, 'status'>): boolean => UNPAID.has(status);

/** Next reminder, epoch ms; null if none is left, or while a proof of repayment is being checked. */
export const reminderAt = ({ status, dueAt, disbursedAt, remindedAt }: Loan): number | null =>
  status === 'active' && dueAt !== null && disbursedAt !== null
    ? nextReminderAt({ dueAt, disbursedAt, remindedAt })
    : null;

/** Adds a loan loaded at start to the state. */
export function addLoadedLoan(state: Pick<State, 'loans' | 'loanOf' | 'unpaidLoans'>, loan: Loan): void {
  state.loans.set(loan.id, loan);
  state.loanOf.set(loan.customerId, loan.id);
  if (isUnpaidLoan(loan)) state.unpaidLoans.set(loan.customerId, loan.id);
}

/**
 * Stores a loan in its new state, or a new one, schedules its next reminder and publishes it. Only open ones stay in
 * memory.
 */
export function putLoan(step: Step, loan: Loan): { loan: Loan } {
  const { loans: known, loanOf, unpaidLoans, writtenOff } = step.state;
  const { id, customerId } = loan;
  const before = known.get(id);
  if (isOpenLoan(loan)) {
    step.set(known, id, loan);
    step.set(loanOf, customerId, id);
  } else {
    step.delete(known, id);
    step.delete(loanOf, customerId);
  }
  if (isUnpaidLoan(loan)) step.set(unpaidLoans, customerId, id);
  else step.delete(unpaidLoans, customerId);
  if (loan.status === 'written_off') step.set(writtenOff, customerId, id);
  if (before) step.patch(loans, changesOf(loans, before, loan));
  else step.insert(loans, loan);
  const next = reminderAt(loan);
  if (next !== null) step.schedule('loan.reminder', id, next);
  step.emit({ type: 'loan.changed', customerId, loan });
  return { loan };
}
