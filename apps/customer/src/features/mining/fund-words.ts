import { formatAmount, formatDays, formatDuration, formatPlaces, ltr, MONEY_PLACES } from '@truemark/i18n';
import { type Money, type Ratio, round } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../api/funds.js';
import type { BadgeTone } from '../../ui/StatusBadge.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { givenName } from '../navigation/paths.js';

/** Decimals that profits are computed with. */
const PROFIT_PLACES = 4;

/** Decimals shown for an amount: two, or more if it has more. */
export const placesFor = (amount: Money): number =>
  round(amount, MONEY_PLACES, 'down') === amount ? MONEY_PLACES : PROFIT_PLACES;

/** Amount for use in a sentence. */
export const moneyText = (amount: Money, currency: string): string =>
  ltr(`${formatPlaces(amount, placesFor(amount))} ${currency}`);

/** Percentage with two decimals, or more if it has more. */
export const percentText = (percent: Ratio): string => ltr(`${formatAmount(percent)}%`);

/** Part of a whole in whole percent, rounded down: a part is never shown as 100 %. */
export const shareText = (part: Money, whole: Money): string =>
  ltr(`${whole > 0n ? (part * 100n) / whole : 0n}%`);

/** Number of days in the customer's language. */
export const daysText = (days: number): string => formatDays(days, currentLanguage().tag);

/** Number of hours in the customer's language. */
export const hoursText = (hours: number): string =>
  formatDuration(hours * 3_600, currentLanguage().tag, 'long');

/** Product name, as set by operators or in the customer's language. */
export function useMiningTitle(): string {
  const { t } = useTranslation();
  return givenName('/mining', useConfig()) ?? t('mining.title');
}

/** Badge tone of each status. */
export const STATUS_TONES: Readonly<Record<Subscription['status'], BadgeTone>> = {
  running: 'accent',
  refunding: 'waiting',
  refunded: 'flat',
  finished: 'accent',
};
