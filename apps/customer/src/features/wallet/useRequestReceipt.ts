import { type AppKey, formatMoney, ltr } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../ui/receipt.js';
import { useConfig } from '../configuration/configuration.js';

/** What is said of a request for money in or out that somebody has to look at first. */
export function useRequestReceipt(title: AppKey): (made: { readonly amount: Money }) => Receipt {
  const { t } = useTranslation();
  const { currency, review_promise_hours: hours } = useConfig();
  return ({ amount }) => ({
    title: t(title, { amount: ltr(`${formatMoney(amount)} ${currency}`) }),
    detail: t('cash.promise', { hours, count: Number(hours) }),
  });
}
