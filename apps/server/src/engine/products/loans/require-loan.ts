import type { Step } from '../../kernel/step.js';
import type { Loan } from './tables/loan.table.js';

/**
 * A loan that has not ended; undefined if it has. Refuses an id that was never assigned, or another customer's loan.
 */
export function requireLoan(step: Step, id: number, customerId?: number): Loan | undefined {
  if (id < 1 || id > step.state.counters.loans) step.refuse('loan.not_found');
  const loan = step.state.loans.get(id);
  if (loan && customerId !== undefined && loan.customerId !== customerId) step.refuse('loan.not_found');
  return loan;
}
