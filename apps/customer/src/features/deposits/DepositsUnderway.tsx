import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUndecided } from '../../api/deposits.js';
import { UnderwayRows } from '../accounts/UnderwayRows.js';
import { useUser } from '../session/useUser.js';
import { DepositSheet } from './DepositSheet.js';
import { standingOf } from './deposit-state.js';
import { useLatestDeposits } from './useDeposits.js';

/** Undecided deposits: their money is in no balance yet. */
export function DepositsUnderway() {
  const { t } = useTranslation();
  const { data } = useLatestDeposits(useUser()?.isDemo === false);
  const [looked, setLooked] = useState<number | null>(null);
  const rows = (data?.rows ?? []).filter(isUndecided).map((record) => {
    const { text, tone } = standingOf(record);
    return { ...record, title: t('deposit.one', { id: record.id }), standing: t(text), tone };
  });
  return (
    <>
      <UnderwayRows name="deposit" label={t('deposit.history')} rows={rows} onLook={setLooked} />
      <DepositSheet record={data?.rows.find(({ id }) => id === looked)} onClose={() => setLooked(null)} />
    </>
  );
}
