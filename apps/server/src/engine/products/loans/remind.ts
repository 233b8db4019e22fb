import { reminderDue } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import type { RemindBorrower } from './commands.js';
import { putLoan } from './put-loan.js';

/** Sends the newest due reminder, once. */
export function remindBorrower(step: Step, { loanId }: RemindBorrower): Results['loan.remind'] {
  const loan = step.state.loans.get(loanId);
  if (loan?.status !== 'active' || loan.dueAt === null || loan.disbursedAt === null) return { done: true };
  const { dueAt, disbursedAt, remindedAt } = loan;
  const reminder = reminderDue({ dueAt, disbursedAt, remindedAt }, step.now);
  if (!reminder) return { done: true };
  const reminded = { ...loan, remindedAt: reminder.at };
  putLoan(step, reminded);
  const { customerId } = loan;
  step.emit({ type: 'loan.reminded', customerId, loan: reminded, daysLeft: reminder.daysLeft });
  return { done: true };
}
