import type { NumericDecimals } from '@truemark/contracts';
import type { LoanBook as Book } from '@truemark/contracts/admin';
import { t } from '../../../texts/texts.js';
import { sumExactly } from '../../../ui/sum-exactly.js';
import { fundingFault } from '../../approvals/funding.js';

/** Available, lent and waiting amounts of the loan book. Amounts in account currency. */
export type LoanBook = NumericDecimals<Book>;

export type Overdue = LoanBook['overdue'][number];

/** `1–7 days`, or `31 days and more`. */
export function ageText({ from_days: from, to_days: to }: Pick<Overdue, 'from_days' | 'to_days'>): string {
  if (to === null) return t('loans.daysAndMore', { from });
  return from === to ? t('loans.day', { count: from }) : t('loans.days3', { from, to });
}

/** Short form: `1–7`, `31+`. */
export function shortAge({ from_days: from, to_days: to }: Pick<Overdue, 'from_days' | 'to_days'>): string {
  if (to === null) return `${from}+`;
  return from === to ? String(from) : `${from}–${to}`;
}

/** List of the loans of an age. */
export const overduePage = ({ from_days: from, to_days: to }: Overdue): string => {
  const filter = { days_late_from: from, ...(to !== null && { days_late_to: to }) };
  return `/loans?filter=${encodeURIComponent(JSON.stringify(filter))}`;
};

/** `2 loans, 1,500.00 USD`: total of all overdue loans. */
export const lateInAll = (
  bands: readonly Overdue[],
): { readonly count: number; readonly amount: number } => ({
  count: bands.reduce((all, { count }) => all + count, 0),
  amount: sumExactly(bands.map(({ amount }) => amount)),
});

/** Effect of a funding request once approved, as a sentence. */
export function fundingText(typed: string, balance: number, write: (value: number) => string): string {
  if (fundingFault(typed) !== undefined) return t('common.nothingIsBookedBeforeASecond');
  const amount = Number(typed.trim());
  const after = balance + amount;
  const moved =
    amount > 0
      ? t('loans.putsOfTheFirmsOwnMoney', { amount: write(amount) })
      : t('loans.takesOutOfTheLoanBook', { value: write(-amount) });
  if (after < 0) return t('loans.theLoanBookHoldsSoMuch', { balance: write(balance) });
  return t('loans.onceASecondPersonAgreesThis', { moved, after: write(after) });
}
