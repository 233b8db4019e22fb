import { formatAmount, formatDays, formatDuration, formatPlaces, ltr, MONEY_PLACES } from '@truemark/i18n';
import { type Money, type Ratio, round } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../api/funds.js';
import type { BadgeTone } from '../../ui/StatusBadge.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { givenName } from '../navigation/paths.js';

/** Profits are worked out to so many decimals. */
const PROFIT_PLACES = 4;

/** How many decimals an amount is shown with: two, unless it has more. */
export const placesFor = (amount: Money): number =>
  round(amount, MONEY_PLACES, 'down') === amount ? MONEY_PLACES : PROFIT_PLACES;

/** An amount in a sentence. */
export const moneyText = (amount: Money, currency: string): string =>
  ltr(`${formatPlaces(amount, placesFor(amount))} ${currency}`);

/** A percentage: two decimals, unless it has more. */
export const percentText = (percent: Ratio): string => ltr(`${formatAmount(percent)}%`);

/** How much of a whole a part is, in whole percent: what is not all is never said to be. */
export const shareText = (part: Money, whole: Money): string =>
  ltr(`${whole > 0n ? (part * 100n) / whole : 0n}%`);

/** A number of days in the customer's language. */
export const daysText = (days: number): string => formatDays(days, currentLanguage().tag);

/** A number of hours in the customer's language. */
export const hoursText = (hours: number): string =>
  formatDuration(hours * 3_600, currentLanguage().tag, 'long');

/** What the product is called: as operators named it, or in the customer's language. */
export function useMiningTitle(): string {
  const { t } = useTranslation();
  return givenName('/mining', useConfig()) ?? t('mining.title');
}

/** How a state is shown. */
export const STATUS_TONES: Readonly<Record<Subscription['status'], BadgeTone>> = {
  running: 'accent',
  refunding: 'waiting',
  refunded: 'flat',
  finished: 'accent',
};
