import { loanDueAt, move } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { requireReviewed } from '../reviews/review.js';
import { requireBorrower } from './apply.js';
import type { DecideLoan, WriteOffLoan } from './commands.js';
import { bookLoan } from './loan-book.js';
import { putLoan } from './put-loan.js';
import { requireLoan } from './require-loan.js';

/**
 * Decides a loan in review. Approved: disbursed from the loan book to the funding account; its term starts. Rejected:
 * it ends.
 */
export function decideLoan(step: Step, command: DecideLoan): Results['loan.decide'] {
  const { loanId, decision, reason, note, approvedBy } = command;
  const loan = requireLoan(step, loanId);
  if (loan?.status !== 'review') return step.refuse('loan.not_open');
  const decided = { ...loan, reason, note, reviewedAt: step.now };
  if (decision === 'rejected') return putLoan(step, { ...decided, status: 'rejected', endedAt: step.now });
  const { customerId, amount, loanPeriod } = loan;
  requireBorrower(step, customerId);
  requireReviewed(step, { queue: 'loan', refId: loanId, customerId, amount }, approvedBy);
  const book = step.house('loan_book', 'real');
  if (book.balance < amount) step.refuse('loan.book_short');
  bookLoan(step, loan, move(book.id, step.wallet(customerId, 'change', 'free').id, amount), 'loan');
  const dueAt = loanDueAt(step.now, loanPeriod);
  return putLoan(step, { ...decided, status: 'active', disbursedAt: step.now, dueAt });
}

/** Writes off a loan, approved by two people: the loss account repays the principal to the loan book. */
export function writeOffLoan(step: Step, command: WriteOffLoan): Results['loan.write_off'] {
  const { loanId, reason, approvedBy } = command;
  const loan = requireLoan(step, loanId);
  if (loan?.status !== 'active' && loan?.status !== 'checking') return step.refuse('loan.not_open');
  const { customerId, amount } = loan;
  requireReviewed(step, { queue: 'loanWriteOff', refId: loanId, customerId, amount }, approvedBy);
  const legs = move(step.house('loan_losses', 'real').id, step.house('loan_book', 'real').id, amount);
  bookLoan(step, loan, legs, 'loan.write_off');
  return putLoan(step, {
    ...{ ...loan, status: 'written_off', reason, endedAt: step.now },
    // Interest and penalty are waived.
    ...{ interest: null, penalty: null },
  });
}
