import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/http.js';
import { WaitingSheet } from '../../ui/WaitingSheet.js';
import type { MovedProps } from '../product.js';
import { DepositSheet } from './DepositSheet.js';
import { useDeposit } from './useDeposits.js';

/** Deposit behind an account movement. */
export function MovedDeposit({ id, onClose }: MovedProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useDeposit(id);
  if (data) return <DepositSheet record={data} onClose={onClose} />;
  return (
    <WaitingSheet
      title={t('deposit.one', { id })}
      failure={data === null ? {} : failureOf(error)}
      onRetry={() => refetch()}
      onClose={onClose}
    />
  );
}
