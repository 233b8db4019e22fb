import type { NumericDecimals } from '@truemark/contracts';
import type { LoanRow, LoanDetails as Whole } from '@truemark/contracts/admin';
import { formatDay } from '@truemark/i18n';
import { t } from '../../texts/texts.js';
import type { PillTone } from '../../ui/Pill.js';
import { ageOf } from '../../ui/review/queue.js';
import type { ReviewQueue } from '../../ui/review/use-review.js';
import { CANCELLED, REJECTED } from '../../ui/settled-states.js';

export type Loan = NumericDecimals<LoanRow>;

/** Loan with contract and repayments; pictures only for operators who may see them. */
export type LoanDetails = NumericDecimals<Whole>;

export type Payoff = NonNullable<LoanDetails['payoff']>;

export const STATES: Readonly<Record<Loan['status'], { label: string; tone: PillTone }>> = {
  review: { label: t('loans.inReview'), tone: 'warning' },
  active: { label: t('loans.toBeRepaid'), tone: 'info' },
  checking: { label: t('loans.repaymentUnderCheck'), tone: 'warning' },
  repaid: { label: t('loans.repaid'), tone: 'success' },
  rejected: REJECTED,
  cancelled: CANCELLED,
  written_off: { label: t('loans.writtenOff'), tone: 'error' },
};

/** Next step for an operator: decide on lending, or confirm a repayment. */
export type Stage = 'decision' | 'repayment';

export const stageOf = ({ status }: Pick<Loan, 'status'>): Stage | null =>
  status === 'review' ? 'decision' : status === 'checking' ? 'repayment' : null;

export const STAGES: Readonly<Record<Stage, string>> = {
  decision: t('common.aDecision'),
  repayment: t('loans.aCheckOfTheRepayment'),
};

/** How long it has waited for an operator, against the promised time; null if it is not his turn. */
export const waitsFor = (
  { waits_since_ms: since, promised_at_ms: until }: Pick<Loan, 'waits_since_ms' | 'promised_at_ms'>,
  now: number,
): ReturnType<typeof ageOf> | null =>
  since === null ? null : ageOf(since, now, until === null ? undefined : until - since);

/** Whether it can still be written off: it was paid out and has not been repaid. */
export const isOut = ({ status }: Pick<Loan, 'status'>): boolean =>
  status === 'active' || status === 'checking';

export const lateText = (days: number): string => t('loans.dayLate', { count: days });

/** Title that says as of when a payoff's figures are. */
export function payoffTitle({ status }: Pick<Loan, 'status'>): string {
  if (status === 'active') return t('loans.paysItOffNow');
  if (status === 'checking') return t('loans.paysItOffAsOfThe');
  return status === 'repaid' ? t('loans.paidItOff') : t('loans.wasOwedAtItsEnd');
}

/** Day at whose end it is due, GMT; `dueAt` is the first millisecond after it. */
export const dueDay = (dueAt: number | null): string => (dueAt === null ? '–' : formatDay(dueAt - 1, 'GMT'));

const DAY = 86_400_000;

/** Filter value for a due day, as `dueDay` shows it: the due time, one day later. */
export const dueTimeOf = (day: string): string | null =>
  day === '' ? null : new Date(Date.parse(day) + DAY).toISOString();

/** Due day of a filter value; empty if there is none. */
export const filteredDueDay = (value: unknown): string => {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? '' : formatDay(at - DAY, 'GMT');
};

export const LOAN_QUEUE: ReviewQueue<Loan> = {
  resource: 'loans',
  since: 'created_at_ms',
  filter: { waits_for: 'operator' },
  waits: (loan) => stageOf(loan) !== null,
  rests: ({ approval }) => approval !== null,
};
