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
import { DepositSheet } from './DepositSheet.js';
import { isUnderway, standingOf } from './deposit-state.js';
import { useLatestDeposits } from './useDeposits.js';

/** Deposits that are not decided yet: their money is in no balance. */
export function DepositsUnderway() {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const [hidden] = useHidden();
  const clock = useClock();
  const { data } = useLatestDeposits(useUser()?.isDemo === false);
  const [looked, setLooked] = useState<number | null>(null);
  const records = data?.rows.filter(isUnderway) ?? [];
  const shown = data?.rows.find(({ id }) => id === looked);
  return (
    <>
      {records.length > 0 && (
        <CardList aria-label={t('deposit.history')}>
          {records.map((record) => {
            const { text, tone } = standingOf(record);
            return (
              <ListRow
                key={record.id}
                title={t('accounts.deposit')}
                second={<TimeText at={record.createdAt} {...clock} plain />}
                end={
                  <RowEnd data-testid={`underway-deposit-${record.id}`}>
                    <MoneyText amount={record.amount} currency={currency} hidden={hidden} />
                    <StatusBadge tone={tone}>{t(text)}</StatusBadge>
                  </RowEnd>
                }
                onPress={() => setLooked(record.id)}
              />
            );
          })}
        </CardList>
      )}
      <DepositSheet record={shown} onClose={() => setLooked(null)} />
    </>
  );
}
