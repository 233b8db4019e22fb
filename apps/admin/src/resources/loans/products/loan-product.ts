import type { NumericDecimals } from '@truemark/contracts';
import type { LoanProductRow } from '@truemark/contracts/admin';
import { loanCost, MAX_LOAN_INTEREST, MAX_LOAN_PENALTY } from '@truemark/domain';
import { formatDecimal, ONE, parseDecimal, toChartNumber } from '@truemark/money';
import { t } from '../../../texts/texts.js';
import { formatNumber, money } from '../../../ui/figures.js';

/** Loan product and its costs. */
export type LoanProduct = NumericDecimals<LoanProductRow>;

/** Form values while they are being edited. */
export type LoanProductForm = Readonly<Partial<Record<keyof LoanProduct, unknown>>>;

export const NEW_LOAN_PRODUCT = {
  name: '',
  loan_period: 30,
  min_amount: 100,
  max_amount: 1000,
  interest_rate: 0.001,
  free_period: 0,
  penalty_rate: 0.002,
};

/** Fraction as a percentage: `0.001` → `0.1%`. */
export const percent = (share: number): string => `${formatNumber(Math.round(share * 1e10) / 1e8)}%`;

/** Yearly rate as customers read it: `0.27983333` → `27.98%`. */
export const yearly = (rate: number): string => `${money(rate * 100)}%`;

/** Maximum of a field and the error beyond it; the server enforces it too. */
export const BOUNDS = {
  interest_rate: { most: toChartNumber(MAX_LOAN_INTEREST), says: says(MAX_LOAN_INTEREST) },
  penalty_rate: { most: toChartNumber(MAX_LOAN_PENALTY), says: says(MAX_LOAN_PENALTY) },
} as const;

function says(most: bigint): string {
  return t('loans.noLoanCostsMoreThanA', { most: formatDecimal(most) });
}

/** Amounts in account currency. */
export interface LoanExample {
  readonly interest: number;
  readonly totalDue: number;
  readonly totalDayLater: number;
  /** Interest and penalty together never exceed the amount. */
  readonly mostEver: number;
  /** A fraction. */
  readonly yearlyRate: number;
}

const read = (typed: unknown): bigint | null =>
  typeof typed === 'number' || typeof typed === 'string' ? parseDecimal(typed) : null;

/** Typed number of days; null if invalid. */
const daysOf = (typed: unknown): number | null => {
  const days = read(typed);
  return days !== null && days >= 0n && days % ONE === 0n ? Number(days / ONE) : null;
};

const rateWithin = (typed: unknown, most: bigint): bigint | null => {
  const rate = read(typed);
  return rate !== null && rate >= 0n && rate <= most ? rate : null;
};

/** Cost of an amount under the form's terms, as the customer will read it; null if they are not valid terms. */
export function exampleOf(form: LoanProductForm, typed: unknown): LoanExample | null {
  const amount = read(typed);
  const interestRate = rateWithin(form.interest_rate, MAX_LOAN_INTEREST);
  const penaltyRate = rateWithin(form.penalty_rate, MAX_LOAN_PENALTY);
  const [loanPeriod, freePeriod] = [daysOf(form.loan_period), daysOf(form.free_period)];
  if (amount === null || amount <= 0n || !loanPeriod || freePeriod === null) return null;
  if (interestRate === null || penaltyRate === null) return null;
  const cost = loanCost({ amount, interestRate, freePeriod, loanPeriod, penaltyRate });
  return {
    interest: toChartNumber(cost.interest),
    totalDue: toChartNumber(cost.totalDue),
    totalDayLater: toChartNumber(cost.totalDayLater),
    mostEver: toChartNumber(2n * amount),
    yearlyRate: toChartNumber(cost.yearlyRate),
  };
}
