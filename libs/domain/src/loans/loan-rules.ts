import { type Money, round } from '@truemark/money';
import { type Refusal, type RefusalKey, refuse } from '../refusal.js';
import type { LoanTerms } from './payoff.js';

/** What decides whether a customer may borrow now. */
export interface BorrowerStanding {
  /** An operator has approved his form. */
  readonly hasApprovedForm: boolean;
  /** Another one of his is in review, to be repaid, or its repayment is being checked. */
  readonly hasLoan: boolean;
  /** A loan of his was written off: he cannot borrow again. */
  readonly wasWrittenOff: boolean;
  /** Why nothing new is lent to him just now, such as money of his that is on its way out; null: nothing speaks against it. */
  readonly blockedBy: RefusalKey | null;
}

/** Why a customer may not borrow now, or null; in the order in which he can mend it. */
export function refuseBorrower(standing: BorrowerStanding): Refusal | null {
  if (standing.wasWrittenOff) return refuse('loan.written_off');
  if (!standing.hasApprovedForm) return refuse('loan.form_required');
  if (standing.hasLoan) return refuse('loan.one_at_a_time');
  return standing.blockedBy ? refuse(standing.blockedBy) : null;
}

/** What a product allows; both bounds may be borrowed. */
export interface LoanBounds {
  readonly least: Money;
  readonly most: Money;
}

/** Why an amount cannot be borrowed under a product, or null: its bounds, and two decimals. */
export const refuseAmount = (amount: Money, { least, most }: LoanBounds): Refusal | null =>
  amount <= 0n || amount < least || amount > most || round(amount, 2, 'down') !== amount
    ? refuse('loan.amount_bounds')
    : null;

/** What a customer reads before he signs, as far as the cost follows from it. */
export const sameTerms = (one: LoanTerms, other: LoanTerms): boolean =>
  one.amount === other.amount &&
  one.interestRate === other.interestRate &&
  one.freePeriod === other.freePeriod &&
  one.loanPeriod === other.loanPeriod &&
  one.penaltyRate === other.penaltyRate;
