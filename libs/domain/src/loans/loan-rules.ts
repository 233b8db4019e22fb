import { type Money, round } from '@truemark/money';
import { type Refusal, type RefusalKey, refuse } from '../refusal.js';
import type { LoanTerms } from './payoff.js';

/** Inputs that decide whether a customer may borrow now. */
export interface BorrowerState {
  /** An operator approved his loan form. */
  readonly hasApprovedForm: boolean;
  /** He has a loan in review, active, or with a repayment being checked. */
  readonly hasLoan: boolean;
  /** A loan of his was written off: he cannot borrow again. */
  readonly wasWrittenOff: boolean;
  /** Another reason that blocks borrowing now, such as a pending withdrawal; null if none. */
  readonly blockedBy: RefusalKey | null;
}

/** Checks whether a customer may borrow now. Returns the refusal, or null. */
export function refuseBorrower(standing: BorrowerState): Refusal | null {
  if (standing.wasWrittenOff) return refuse('loan.written_off');
  if (!standing.hasApprovedForm) return refuse('loan.form_required');
  if (standing.hasLoan) return refuse('loan.one_at_a_time');
  return standing.blockedBy ? refuse(standing.blockedBy) : null;
}

/** Limits of a product, inclusive. */
export interface LoanBounds {
  readonly least: Money;
  readonly most: Money;
}

/** Checks an amount against a product's limits and for at most two decimals. Returns the refusal, or null. */
export const refuseAmount = (amount: Money, { least, most }: LoanBounds): Refusal | null =>
  amount <= 0n || amount < least || amount > most || round(amount, 2, 'down') !== amount
    ? refuse('loan.amount_bounds')
    : null;

/** Whether two loans have the same terms, as far as the cost depends on them. */
export const sameTerms = (one: LoanTerms, other: LoanTerms): boolean =>
  one.amount === other.amount &&
  one.interestRate === other.interestRate &&
  one.freePeriod === other.freePeriod &&
  one.loanPeriod === other.loanPeriod &&
  one.penaltyRate === other.penaltyRate;
