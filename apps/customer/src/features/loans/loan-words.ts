import {
  formatAmount,
  formatDate,
  formatDays,
  formatExact,
  formatPlaces,
  isolate,
  ltr,
  MONEY_PLACES,
} from '@truemark/i18n';
import { type Money, product, type Ratio, round } from '@truemark/money';
import type { Loan, LoanStatus } from '../../api/loans.js';
import type { BadgeTone } from '../../ui/StatusBadge.js';
import { currentLanguage } from '../configuration/configuration.js';

/** Decimals that interest is computed with. */
const INTEREST_PLACES = 6;

/** Decimals shown for an amount: two, or more if it has more. */
export const placesFor = (amount: Money): number =>
  round(amount, MONEY_PLACES, 'down') === amount ? MONEY_PLACES : INTEREST_PLACES;

/** Amount for use in a sentence. */
export const moneyText = (amount: Money, currency: string): string =>
  ltr(`${formatPlaces(amount, placesFor(amount))} ${currency}`);

/** Range of amounts, left to right as a whole. */
export const boundsText = (least: Money, most: Money, currency: string): string =>
  ltr(`${formatPlaces(least, placesFor(least))} – ${formatPlaces(most, placesFor(most))} ${currency}`);

/** Fraction per day in percent: two decimals, or more if it has more. */
export const rateText = (rate: Ratio): string => ltr(`${formatAmount(rate * 100n)}%`);

/** Fraction per year in percent, two decimals. */
export const yearlyText = (rate: Ratio): string => ltr(`${formatPlaces(rate * 100n, 2)}%`);

/** A day in words, by the clock of the loans. */
export const dayText = (at: number): string => isolate(formatDate(at, currentLanguage().tag, 'GMT'));

/** A time in words, to the second, by the clock of the loans. */
export const exactText = (at: number): string => isolate(formatExact(at, currentLanguage().tag, 'GMT'));

/** Number of days in the customer's language. */
export const daysText = (days: number): string => formatDays(days, currentLanguage().tag);

/** Penalty of one more day of delay, below the limit: 6 decimals, half-up. */
export const penaltyADay = ({ amount, penaltyRate }: Pick<Loan, 'amount' | 'penaltyRate'>): Money =>
  product([amount, penaltyRate], [], INTEREST_PLACES, 'half-up');

/** Badge tone of each status. */
export const STATUS_TONES: Readonly<Record<LoanStatus, BadgeTone>> = {
  review: 'waiting',
  active: 'accent',
  checking: 'waiting',
  repaid: 'accent',
  rejected: 'danger',
  cancelled: 'flat',
  writtenOff: 'flat',
};
