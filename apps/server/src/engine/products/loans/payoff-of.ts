import { type LoanClock, loanPayoff, type Payoff } from '@truemark/domain';
import type { Loan } from './tables/loan.table.js';

/** What stops a loan's clock, and since when it runs; null: it was never paid out. */
export function clockOf({ disbursedAt, checkedFrom, checkedUntil }: Loan): LoanClock | null {
  if (disbursedAt === null) return null;
  const checked = checkedFrom === null ? null : { from: checkedFrom, until: checkedUntil };
  return { disbursedAt, checked };
}

/** What pays a loan off at `now`; null: it was never paid out. */
export function payoffOf(loan: Loan, now: number): Payoff | null {
  const clock = clockOf(loan);
  return clock && loanPayoff(loan, clock, now);
}
