import {
  formatAmount,
  formatDate,
  formatDays,
  formatPlaces,
  isolated,
  ltr,
  MONEY_PLACES,
} from '@truemark/i18n';
import { type Money, product, type Ratio, round } from '@truemark/money';
import type { Loan, LoanStatus } from '../../api/loans.js';
import type { BadgeTone } from '../../ui/StatusBadge.js';
import { currentLanguage } from '../configuration/configuration.js';

/** Interest is worked out to so many decimals. */
const INTEREST_PLACES = 6;

/** How many decimals an amount is shown with: two, unless it has more. */
export const placesFor = (amount: Money): number =>
  round(amount, MONEY_PLACES, 'down') === amount ? MONEY_PLACES : INTEREST_PLACES;

/** An amount in a sentence. */
export const moneyText = (amount: Money, currency: string): string =>
  ltr(`${formatPlaces(amount, placesFor(amount))} ${currency}`);

/** From one amount to another, left to right as a whole. */
export const boundsText = (least: Money, most: Money, currency: string): string =>
  ltr(`${formatPlaces(least, placesFor(least))} – ${formatPlaces(most, placesFor(most))} ${currency}`);

/** A fraction a day in percent: two decimals, unless it has more. */
export const rateText = (rate: Ratio): string => ltr(`${formatAmount(rate * 100n)}%`);

/** A fraction a year in percent, two decimals. */
export const yearlyText = (rate: Ratio): string => ltr(`${formatPlaces(rate * 100n, 2)}%`);

/** A day in words, on the clock that loans go by. */
export const dayText = (at: number): string => isolated(formatDate(at, currentLanguage().tag, 'GMT'));

/** A number of days in the customer's language. */
export const daysText = (days: number): string => formatDays(days, currentLanguage().tag);

/** What a further day late adds, unless the limit is reached: 6 decimals, half-up. */
export const penaltyADay = ({ amount, penaltyRate }: Pick<Loan, 'amount' | 'penaltyRate'>): Money =>
  product([amount, penaltyRate], [], INTEREST_PLACES, 'half-up');

/** How a state is shown. */
export const STATUS_TONES: Readonly<Record<LoanStatus, BadgeTone>> = {
  review: 'waiting',
  active: 'accent',
  checking: 'waiting',
  repaid: 'accent',
  rejected: 'danger',
  cancelled: 'flat',
  writtenOff: 'flat',
};
