import { type AppKey, formatMoney, ltr } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../ui/receipt.js';
import { useConfig } from '../configuration/configuration.js';

/** Receipt of a deposit or withdrawal request that has to be reviewed first. */
export function useRequestReceipt(title: AppKey): (made: { readonly amount: Money }) => Receipt {
  const { t } = useTranslation();
  const { currency, review_promise_hours: hours } = useConfig();
  return ({ amount }) => ({
    title: t(title, { amount: ltr(`${formatMoney(amount)} ${currency}`) }),
    detail: t('cash.promise', { hours, count: Number(hours) }),
  });
}
