import { type LoanClock, type LoanTerms, loanPayoff, type Payoff } from './payoff.js';

/** A loan as it is kept, as far as what it costs goes; epoch ms. */
export interface KeptLoan extends LoanTerms {
  readonly disbursedAt: number | null;
  /** While the first proof of a repayment was checked. */
  readonly checkedFrom: number | null;
  readonly checkedUntil: number | null;
}

/** What stops a loan's clock, and since when it runs; null: it was never paid out. */
function clockOf({ disbursedAt, checkedFrom, checkedUntil }: KeptLoan): LoanClock | null {
  if (disbursedAt === null) return null;
  const checked = checkedFrom === null ? null : { from: checkedFrom, until: checkedUntil };
  return { disbursedAt, checked };
}

/** What pays a loan off at `now` (epoch ms); null: it was never paid out. */
export function payoffOf(loan: KeptLoan, now: number): Payoff | null {
  const clock = clockOf(loan);
  return clock && loanPayoff(loan, clock, now);
}
