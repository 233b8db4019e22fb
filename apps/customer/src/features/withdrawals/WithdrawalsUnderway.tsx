import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardList } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { RowEnd } from '../../ui/RowEnd.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { TimeText } from '../../ui/TimeText.js';
import { useHidden } from '../accounts/useHidden.js';
import { useConfig } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';
import { useClock } from '../wallet/useClock.js';
import { isUnderway, STATUS_TONES } from './stages.js';
import { useLatestWithdrawals } from './useWithdrawals.js';
import { WithdrawalSheet } from './WithdrawalSheet.js';

/** Withdrawals that are asked for and not paid yet. */
export function WithdrawalsUnderway() {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const [hidden] = useHidden();
  const clock = useClock();
  const { data } = useLatestWithdrawals(useUser()?.isDemo === false);
  const [looked, setLooked] = useState<number | null>(null);
  const records = data?.rows.filter(isUnderway) ?? [];
  const shown = data?.rows.find(({ id }) => id === looked);
  return (
    <>
      {records.length > 0 && (
        <CardList aria-label={t('withdraw.history')}>
          {records.map((record) => (
            <ListRow
              key={record.id}
              title={t('accounts.withdraw')}
              second={<TimeText at={record.createdAt} {...clock} plain />}
              end={
                <RowEnd data-testid={`underway-withdrawal-${record.id}`}>
                  <MoneyText amount={record.amount} currency={currency} hidden={hidden} />
                  <StatusBadge tone={STATUS_TONES[record.status]}>{record.statusName}</StatusBadge>
                </RowEnd>
              }
              onPress={() => setLooked(record.id)}
            />
          ))}
        </CardList>
      )}
      <WithdrawalSheet record={shown} onClose={() => setLooked(null)} />
    </>
  );
}
