import { decimal, type Money, min, ONE, product, type Ratio } from '@truemark/money';

const DAY_MS = 86_400_000;

/** Maximum interest rate of a loan, as a fraction per day. */
export const MAX_LOAN_INTEREST: Ratio = decimal('0.008');
/** Maximum penalty rate of a loan, as a fraction of the amount per day late. */
export const MAX_LOAN_PENALTY: Ratio = decimal('0.01');

/** Signed terms; a loan keeps them even if its product changes. */
export interface LoanTerms {
  readonly amount: Money;
  /** Fraction per day, 0–0.008. */
  readonly interestRate: Ratio;
  /** Days from the first for which no interest is charged. */
  readonly freePeriod: number;
  /** Days until it is due. */
  readonly loanPeriod: number;
  /** Fraction of the amount per day late, 0–0.01. */
  readonly penaltyRate: Ratio;
}

/** Period in which the first proof of repayment is checked; epoch ms, `until` null while it is. */
export interface CheckPeriod {
  readonly from: number;
  readonly until: number | null;
}

/** Disbursement time, and the pause of accrual. */
export interface LoanAccrual {
  /** Epoch ms. */
  readonly disbursedAt: number;
  /** The first proof only: further ones do not pause accrual. */
  readonly checked: CheckPeriod | null;
}

/** Payoff of a loan at an instant, with the figures it follows from. */
export interface Payoff {
  readonly principal: Money;
  /** 6 decimals. */
  readonly interest: Money;
  /** 6 decimals. */
  readonly penalty: Money;
  readonly total: Money;
  /** Days that count for interest, at most the loan's period. */
  readonly days: number;
  /** Number of those days that are charged. */
  readonly chargedDays: number;
  readonly lateDays: number;
}

/** GMT day of an instant (epoch ms), counted from 1970-01-01. */
const gmtDay = (at: number): number => Math.floor(at / DAY_MS);

/** The first millisecond after the due day: the end of GMT day `loanPeriod`, day 1 being the one after disbursement. */
export const loanDueAt = (disbursedAt: number, loanPeriod: number): number =>
  (gmtDay(disbursedAt) + loanPeriod + 1) * DAY_MS;

/** `amount · interestRate · max(0, days − freePeriod)`, 6 decimals, half-up, never above the amount. */
export function loanInterest(terms: LoanTerms, days: number): Money {
  const charged = Math.max(0, days - terms.freePeriod);
  return min(
    terms.amount,
    product([terms.amount, terms.interestRate, BigInt(charged) * ONE], [], 6, 'half-up'),
  );
}

/**
 * `amount · penaltyRate · lateDays`, simple, 6 decimals, half-up. Interest and penalty together never exceed the
 * amount, so that nobody repays more than twice what he borrowed.
 */
export function loanPenalty(terms: LoanTerms, lateDays: number, interest: Money): Money {
  const whole = product([terms.amount, terms.penaltyRate, BigInt(lateDays) * ONE], [], 6, 'half-up');
  return min(whole, terms.amount - interest);
}

/** GMT midnights after day `from` and up to day `until` (see `gmtDay`) at which a proof was being checked. */
function pausedMidnights(checked: CheckPeriod | null, from: number, until: number): number {
  if (checked === null) return 0;
  const first = Math.max(from, gmtDay(checked.from));
  const last = checked.until === null ? until : Math.min(until, gmtDay(checked.until));
  return Math.max(0, last - first);
}

/**
 * Payoff at `now` (epoch ms). Each GMT midnight since disbursement counts one day: until the due day for interest,
 * after it for the penalty. A midnight at which the first proof was being checked counts for neither.
 */
export function loanPayoff(terms: LoanTerms, clock: LoanAccrual, now: number): Payoff {
  const start = gmtDay(clock.disbursedAt);
  const due = start + terms.loanPeriod;
  const today = Math.max(start, gmtDay(now));
  const used = Math.min(today, due);
  const days = used - start - pausedMidnights(clock.checked, start, used);
  const lateDays = Math.max(0, today - due) - pausedMidnights(clock.checked, due, today);
  const interest = loanInterest(terms, days);
  const penalty = loanPenalty(terms, lateDays, interest);
  return {
    ...{ principal: terms.amount, interest, penalty, total: terms.amount + interest + penalty },
    ...{ days, chargedDays: Math.max(0, days - terms.freePeriod), lateDays },
  };
}

/** Costs to disclose before signing. */
export interface LoanCost {
  /** On the due day, 6 decimals. */
  readonly interest: Money;
  readonly totalDue: Money;
  /** One day after it. */
  readonly totalDayLater: Money;
  /** `interest ÷ amount × 365 ÷ loanPeriod`, a fraction, 8 decimals, half-up. */
  readonly yearlyRate: Ratio;
}

/** Cost of a loan repaid on its due day, and one day later. Amount and period must be positive. */
export function loanCost(terms: LoanTerms): LoanCost {
  const interest = loanInterest(terms, terms.loanPeriod);
  const totalDue = terms.amount + interest;
  return {
    ...{ interest, totalDue, totalDayLater: totalDue + loanPenalty(terms, 1, interest) },
    yearlyRate: product(
      [interest, decimal('365')],
      [terms.amount, BigInt(terms.loanPeriod) * ONE],
      8,
      'half-up',
    ),
  };
}
