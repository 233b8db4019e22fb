import { formatAmount, ltr } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../configuration/configuration.js';
import type { AmountBounds, AmountFault } from './check-amount.js';

/** Texts for the bounds of an amount, and for its problems. */
export function useAmountTexts() {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const money = (amount: Money): string => ltr(`${formatAmount(amount)} ${currency}`);
  const boundsText = ({ least, most }: AmountBounds): string | undefined => {
    if (most > 0n) return t('cash.bounds', { least: money(least), most: money(most) });
    return least > 0n ? t('cash.atLeast', { limit: money(least) }) : undefined;
  };
  const faultText = (fault: AmountFault): string =>
    'limit' in fault ? t(fault.key, { limit: money(fault.limit) }) : t(fault.key);
  return { money, boundsText, faultText };
}
