import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnderwayRows } from '../accounts/UnderwayRows.js';
import { useUser } from '../session/useUser.js';
import { isUnderway, STATUS_TONES } from './stages.js';
import { useLatestWithdrawals } from './useWithdrawals.js';
import { WithdrawalSheet } from './WithdrawalSheet.js';

/** Requested withdrawals that are not paid yet. */
export function WithdrawalsUnderway() {
  const { t } = useTranslation();
  const { data } = useLatestWithdrawals(useUser()?.isDemo === false);
  const [looked, setLooked] = useState<number | null>(null);
  const rows = (data?.rows ?? []).filter(isUnderway).map((record) => ({
    ...record,
    title: t('withdraw.one', { id: record.id }),
    standing: record.statusName,
    tone: STATUS_TONES[record.status],
  }));
  return (
    <>
      <UnderwayRows name="withdrawal" label={t('withdraw.history')} rows={rows} onLook={setLooked} />
      <WithdrawalSheet record={data?.rows.find(({ id }) => id === looked)} onClose={() => setLooked(null)} />
    </>
  );
}
