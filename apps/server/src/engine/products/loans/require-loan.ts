import type { Step } from '../../kernel/step.js';
import type { Loan } from './tables/loan.table.js';

/**
 * One that has not ended; undefined for one that has. Refuses a number that was never given out, and a customer's that
 * is another's.
 */
export function requireLoan(step: Step, id: number, customerId?: number): Loan | undefined {
  if (id < 1 || id > step.state.counters.loans) step.refuse('loan.not_found');
  const loan = step.state.loans.get(id);
  if (loan && customerId !== undefined && loan.customerId !== customerId) step.refuse('loan.not_found');
  return loan;
}
