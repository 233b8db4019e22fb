import type { NumericDecimals } from '@truemark/contracts';
import type { TraderRow, TraderDetails as Whole } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';
import type { PillTone } from '../../ui/Pill.js';
import type { ReviewQueue } from '../../ui/review/use-review.js';
import { APPROVED, REJECTED, WAITING } from '../../ui/settled-states.js';

/** Trader, or an applicant. */
export type Trader = NumericDecimals<TraderRow>;

/** Trader with his picture and the figures of his own orders. */
export type TraderDetails = NumericDecimals<Whole>;
export type Figures = NonNullable<TraderDetails['figures']>;

export const STATES: Readonly<Record<Trader['status'], { label: string; tone: PillTone }>> = {
  applied: WAITING,
  approved: APPROVED,
  rejected: REJECTED,
  suspended: { label: t('traders.suspended'), tone: 'error' },
};

export const TRADER_QUEUE: ReviewQueue<Trader> = {
  resource: 'traders',
  since: 'applied_at_ms',
  filter: { status: 'applied' },
  waits: ({ status }) => status === 'applied',
};

/** `12.50 %`, with a sign if it can be either. */
export const percent = (value: number): string => `${value.toFixed(2)} %`;
