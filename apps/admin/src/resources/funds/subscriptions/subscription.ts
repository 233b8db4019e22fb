import type { NumericDecimals } from '@truemark/contracts';
import type { SubscriptionRow, SubscriptionDetails as Whole } from '@truemark/contracts/admin';
import { t } from '../../../texts/texts.js';
import { formatNumber, formatUnrounded } from '../../../ui/figures.js';
import type { PillTone } from '../../../ui/Pill.js';

/** Customer's share of a fund. */
export type Subscription = NumericDecimals<SubscriptionRow>;

/** Subscription with all its entries. */
export type SubscriptionDetails = NumericDecimals<Whole>;

export type SubscriptionEntry = SubscriptionDetails['entries'][number];

export const STATES: Readonly<Record<Subscription['status'], { label: string; tone: PillTone }>> = {
  running: { label: t('funds.running'), tone: 'success' },
  refunding: { label: t('funds.refunding'), tone: 'warning' },
  refunded: { label: t('funds.redeemedEarly'), tone: 'default' },
  finished: { label: t('funds.finished'), tone: 'default' },
};

/** `12 of 30`: days whose profit was paid. */
export const daysText = ({
  days_paid: paid,
  lock_dividend_days: days,
}: Pick<Subscription, 'days_paid' | 'lock_dividend_days'>): string => t('funds.of', { paid, days });

type Earning = Pick<Subscription, 'share_amount' | 'dividend_percentage' | 'day_profit'>;

/** Calculation of a day's profit: `500 × 0.8% = 4.00`. */
export const dayProfitText = ({
  share_amount: share,
  dividend_percentage: percentage,
  day_profit: profit,
}: Earning): string => `${formatNumber(share)} × ${formatNumber(percentage)}% = ${formatUnrounded(profit)}`;

/** Duration of an early redemption, in words. */
export const refundText = (hours: number): string =>
  hours === 0 ? t('funds.atOnce') : t('funds.hourAfterItIsAskedFor', { count: hours });

/** Paid profit. */
export interface Income {
  readonly id: number;
  readonly day: number;
  readonly at_ms: number;
  readonly amount: number;
}

/** Profits among its entries, newest first. */
export const incomesOf = (entries: readonly SubscriptionEntry[]): Income[] =>
  entries
    .flatMap(({ id, day, at_ms, postings }) => {
      const [posting] = postings;
      return day === null || posting === undefined ? [] : [{ id, day, at_ms, amount: posting.amount }];
    })
    .sort((one, other) => other.day - one.day);

/** All other entries. */
export const othersOf = (entries: readonly SubscriptionEntry[]): SubscriptionEntry[] =>
  entries.filter(({ day }) => day === null);
