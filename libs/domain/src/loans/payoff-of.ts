import { type LoanAccrual, type LoanTerms, loanPayoff, type Payoff } from './payoff.js';

/** Stored fields of a loan that its cost depends on; epoch ms. */
export interface StoredLoan extends LoanTerms {
  readonly disbursedAt: number | null;
  /** Period in which the first proof of repayment was checked. */
  readonly checkedFrom: number | null;
  readonly checkedUntil: number | null;
}

/** Start and pause of a loan's accrual; null if it was never disbursed. */
function accrualOf({ disbursedAt, checkedFrom, checkedUntil }: StoredLoan): LoanAccrual | null {
  if (disbursedAt === null) return null;
  const checked = checkedFrom === null ? null : { from: checkedFrom, until: checkedUntil };
  return { disbursedAt, checked };
}

/** Payoff at `now`, epoch ms; null if the loan was never disbursed. */
export function payoffOf(loan: StoredLoan, now: number): Payoff | null {
  const clock = accrualOf(loan);
  return clock && loanPayoff(loan, clock, now);
}
