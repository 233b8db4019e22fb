import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { requireReal } from '../customers/require-real.js';
import type { DecideLoanForm, SendLoanForm } from './commands.js';
import { type LoanStanding, loanStandings } from './tables/loan-standing.table.js';

/** Submits a loan form. Refused while one is waiting or after one was approved. */
export function sendLoanForm(step: Step, { customerId, applicationId }: SendLoanForm): Results['loan.form'] {
  requireReal(step, customerId);
  const status = step.state.loanStandings.get(customerId)?.status;
  if (status === 'waiting') step.refuse('loan.form_waiting');
  if (status === 'approved') step.refuse('loan.form_approved');
  return put(step, { customerId, applicationId, status: 'waiting' });
}

/** Decides the waiting form. */
export function decideLoanForm(step: Step, command: DecideLoanForm): Results['loan.decide_form'] {
  const { customerId, applicationId, decision } = command;
  const standing = step.state.loanStandings.get(customerId);
  const isWaiting = standing?.status === 'waiting' && standing.applicationId === applicationId;
  if (!isWaiting) return step.refuse('loan.form_decided');
  return put(step, { customerId, applicationId, status: decision });
}

function put(step: Step, standing: LoanStanding): { standing: LoanStanding } {
  step.set(step.state.loanStandings, standing.customerId, standing);
  step.upsert(loanStandings, standing);
  return { standing };
}
