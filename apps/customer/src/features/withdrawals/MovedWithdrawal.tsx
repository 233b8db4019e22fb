import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/http.js';
import { WaitingSheet } from '../../ui/WaitingSheet.js';
import type { MovedProps } from '../product.js';
import { useWithdrawal } from './useWithdrawals.js';
import { WithdrawalSheet } from './WithdrawalSheet.js';

/** Withdrawal behind an account movement. */
export function MovedWithdrawal({ id, onClose }: MovedProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useWithdrawal(id);
  if (data) return <WithdrawalSheet record={data} onClose={onClose} />;
  return (
    <WaitingSheet
      title={t('withdraw.one', { id })}
      failure={data === null ? {} : failureOf(error)}
      onRetry={() => refetch()}
      onClose={onClose}
    />
  );
}
