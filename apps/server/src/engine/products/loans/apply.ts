import { refuseAmount, refuseBorrower, sameTerms } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { requireReal } from '../customers/require-real.js';
import type { CancelLoan, SubmitLoan } from './commands.js';
import { putLoan } from './put-loan.js';
import { requireLoan } from './require-loan.js';
import type { Loan } from './tables/loan.table.js';
import { loanProducts } from './tables/loan-terms.table.js';

/** Submits a signed loan for review. The signed terms must match the product's terms in force. */
export function submitLoan(step: Step, { loan: asked }: SubmitLoan): Results['loan.submit'] {
  requireBorrower(step, asked.customerId);
  if (step.state.loanOf.has(asked.customerId)) step.refuse('loan.one_at_a_time');
  const product = step.lookUp(loanProducts, asked.productId);
  if (!product?.isEnabled) return step.refuse('loan.unknown_product');
  step.refuseIf(refuseAmount(asked.amount, product));
  if (!sameTerms(asked, { ...product, amount: asked.amount })) step.refuse('loan.agreement_changed');
  const loan: Loan = {
    ...asked,
    id: step.next('loans'),
    status: 'review',
    createdAt: step.now,
    ...{ reviewedAt: null, disbursedAt: null, dueAt: null },
    ...{ checkedFrom: null, checkedUntil: null, proof: null, proofAt: null, repaidTo: null },
    ...{ interest: null, penalty: null, endedAt: null, repaidBy: null },
    ...{ reason: null, note: null, remindedAt: null },
  };
  return putLoan(step, loan);
}

/** Cancels the customer's own loan while it is in review. */
export function cancelLoan(step: Step, { customerId, loanId }: CancelLoan): Results['loan.cancel'] {
  const loan = requireLoan(step, loanId, customerId);
  if (loan?.status !== 'review') return step.refuse('loan.not_open');
  return putLoan(step, { ...loan, status: 'cancelled', endedAt: step.now });
}

/**
 * Refuses unless the customer may borrow: real account, approved loan form, no unpaid or written-off loan, no pending
 * withdrawal, not self-excluded.
 */
export function requireBorrower(step: Step, customerId: number): void {
  const { state } = step;
  requireReal(step, customerId);
  step.refuseIf(
    refuseBorrower({
      hasApprovedForm: state.loanStandings.get(customerId)?.status === 'approved',
      hasLoan: state.unpaidLoans.has(customerId),
      wasWrittenOff: state.writtenOff.has(customerId),
      blockedBy: state.catalogue.blocksBorrowing(state, customerId, step.now),
    }),
  );
}
