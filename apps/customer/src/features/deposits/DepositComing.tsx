import { formatMoney, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';
import { Way } from '../wallet/Way.js';
import { isBeingChecked } from './deposit-state.js';
import { useLatestDeposits } from './useDeposits.js';

/** Shown where money is missing: a deposit is being checked, with a link to it. */
export function DepositComing() {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { data } = useLatestDeposits(useUser()?.isDemo === false);
  const coming = data?.rows.find(isBeingChecked);
  if (!coming) return null;
  const amount = ltr(`${formatMoney(coming.amount)} ${currency}`);
  return (
    <>
      {' '}
      <Way to="/mine/wallet">{t('deposit.coming', { amount })}</Way>
    </>
  );
}
