import { credit, debit, type Leg, type Payoff, payoffOf } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import type { LedgerAccount } from '../../kernel/tables/ledger.table.js';
import { requireReviewed } from '../reviews/review.js';
import type { DecideRepayment, ProveRepayment, RepayLoan } from './commands.js';
import { bookLoan } from './loan-book.js';
import { putLoan } from './put-loan.js';
import { requireLoan } from './require-loan.js';
import type { Loan } from './tables/loan.table.js';

/** Submits proof of repayment. The payoff is fixed at this instant; the first proof pauses interest and penalty. */
export function proveRepayment(step: Step, command: ProveRepayment): Results['loan.prove'] {
  const { loan, payoff } = requireActiveLoan(step, command);
  const { interest, penalty } = payoff;
  return putLoan(step, {
    ...loan,
    status: 'checking',
    ...{ interest, penalty, proof: command.proof, proofAt: step.now, repaidTo: command.to, reason: null },
    checkedFrom: loan.checkedFrom ?? step.now,
  });
}

/** Decides a proof. Approved: books the repayment from outside. Rejected: the loan stays due as before. */
export function decideRepayment(step: Step, command: DecideRepayment): Results['loan.decide_repayment'] {
  const { loanId, decision, reason, note, approvedBy } = command;
  const loan = requireLoan(step, loanId);
  if (loan?.status !== 'checking') return step.refuse('loan.not_open');
  const checked = { ...loan, reason, note, checkedUntil: loan.checkedUntil ?? step.now };
  if (decision === 'rejected') {
    return putLoan(step, { ...checked, status: 'active', interest: null, penalty: null });
  }
  const { customerId, amount, interest, penalty } = loan;
  const parts = { principal: amount, interest: interest ?? 0n, penalty: penalty ?? 0n };
  const sum = parts.principal + parts.interest + parts.penalty;
  requireReviewed(step, { queue: 'loanRepayment', refId: loanId, customerId, amount: sum }, approvedBy);
  bookRepayment(step, loan, step.house('loan_repayments', 'real'), parts);
  return putLoan(step, { ...checked, status: 'repaid', endedAt: step.now, repaidBy: 'proof' });
}

/**
 * Repays in full from the free balance of the funding account. Refuses `loan.total_changed` where another sum is due
 * than the confirmed one, such as after midnight, and `loan.insufficient_balance`.
 */
export function repayLoan(step: Step, command: RepayLoan): Results['loan.repay'] {
  const { loan, payoff } = requireActiveLoan(step, command);
  if (command.total !== undefined && command.total !== payoff.total) step.refuse('loan.total_changed');
  const free = step.wallet(command.customerId, 'change', 'free');
  if (free.balance < payoff.total) step.refuse('loan.insufficient_balance');
  bookRepayment(step, loan, free, payoff);
  const { interest, penalty } = payoff;
  return putLoan(step, {
    ...{ ...loan, interest, penalty, reason: null },
    ...{ status: 'repaid', endedAt: step.now, repaidBy: 'balance' },
  });
}

/** The customer's own active loan and its payoff now; refuses `loan.not_open` otherwise. */
function requireActiveLoan(
  step: Step,
  { loanId, customerId }: Pick<RepayLoan, 'loanId' | 'customerId'>,
): { readonly loan: Loan; readonly payoff: Payoff } {
  const loan = requireLoan(step, loanId, customerId);
  const payoff = loan?.status === 'active' ? payoffOf(loan, step.now) : null;
  return loan && payoff ? { loan, payoff } : step.refuse('loan.not_open');
}

/** Books a repayment in one entry: principal to the loan book, interest and penalty to the income account. */
function bookRepayment(
  step: Step,
  loan: Loan,
  from: LedgerAccount,
  { principal, interest, penalty }: Pick<Payoff, 'principal' | 'interest' | 'penalty'>,
): void {
  const earned = interest + penalty;
  const legs: Leg[] = [
    debit(from.id, principal + earned),
    credit(step.house('loan_book', 'real').id, principal),
  ];
  if (earned > 0n) legs.push(credit(step.house('loan_income', 'real').id, earned));
  bookLoan(step, loan, legs, 'loan.repayment');
}
