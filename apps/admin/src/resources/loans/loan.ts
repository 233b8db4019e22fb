import type { InNumbers } from '@truemark/contracts';
import type { LoanRow, WholeLoan as Whole } from '@truemark/contracts/admin';
import { formatDay } from '@truemark/i18n';
import { t } from '../../texts/texts.js';
import type { PillTone } from '../../ui/Pill.js';
import { ageOf } from '../../ui/review/queue.js';
import type { ReviewQueue } from '../../ui/review/use-review.js';
import { CANCELLED, REJECTED } from '../../ui/settled-states.js';

export type Loan = InNumbers<LoanRow>;

/** With what was signed and paid; pictures only for those who may look at them. */
export type WholeLoan = InNumbers<Whole>;

export type Payoff = NonNullable<WholeLoan['payoff']>;

export const STATES: Readonly<Record<Loan['status'], { label: string; tone: PillTone }>> = {
  review: { label: t('loans.inReview'), tone: 'warning' },
  active: { label: t('loans.toBeRepaid'), tone: 'info' },
  checking: { label: t('loans.repaymentUnderCheck'), tone: 'warning' },
  repaid: { label: t('loans.repaid'), tone: 'success' },
  rejected: REJECTED,
  cancelled: CANCELLED,
  written_off: { label: t('loans.writtenOff'), tone: 'error' },
};

/** What an operator is waited for: whether to lend, or whether a repayment came. */
export type Stage = 'decision' | 'repayment';

export const stageOf = ({ status }: Pick<Loan, 'status'>): Stage | null =>
  status === 'review' ? 'decision' : status === 'checking' ? 'repayment' : null;

export const STAGES: Readonly<Record<Stage, string>> = {
  decision: t('common.aDecision'),
  repayment: t('loans.aCheckOfTheRepayment'),
};

/** How long an operator has been waited for, against what was promised; null where it is not his turn. */
export const waitsFor = (
  { waits_since_ms: since, promised_at_ms: until }: Pick<Loan, 'waits_since_ms' | 'promised_at_ms'>,
  now: number,
): ReturnType<typeof ageOf> | null =>
  since === null ? null : ageOf(since, now, until === null ? undefined : until - since);

/** Whether it can still be given up: it was paid out and has not come back. */
export const isOut = ({ status }: Pick<Loan, 'status'>): boolean =>
  status === 'active' || status === 'checking';

export const lateText = (days: number): string => t('loans.dayLate', { count: days });

/** Of when the figures of a payoff are. */
export function payoffTitle({ status }: Pick<Loan, 'status'>): string {
  if (status === 'active') return t('loans.paysItOffNow');
  if (status === 'checking') return t('loans.paysItOffAsOfThe');
  return status === 'repaid' ? t('loans.paidItOff') : t('loans.wasOwedAtItsEnd');
}

/** The day at whose end it is due, GMT; `dueAt` is the first millisecond after it. */
export const dueDay = (dueAt: number | null): string => (dueAt === null ? '–' : formatDay(dueAt - 1, 'GMT'));

export const LOAN_QUEUE: ReviewQueue<Loan> = {
  resource: 'loans',
  since: 'created_at_ms',
  filter: { waits_for: 'operator' },
  waits: (loan) => stageOf(loan) !== null,
  rests: ({ approval }) => approval !== null,
};
