import ReceiptLong from '@mui/icons-material/ReceiptLongRounded';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../api/withdrawals.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { RowEnd } from '../../ui/RowEnd.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { TimeText } from '../../ui/TimeText.js';
import { useConfig } from '../configuration/configuration.js';
import { rowsOf } from '../wallet/pages.js';
import { useClock } from '../wallet/useClock.js';
import { wayName } from './payout.js';
import { STATUS_TONES } from './stages.js';
import { useWithdrawals } from './useWithdrawals.js';
import { WithdrawalSheet } from './WithdrawalSheet.js';

/** Withdrawals of all methods, newest first. */
export function WithdrawalHistory() {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const clock = useClock();
  const list = useWithdrawals();
  const records = rowsOf(list.data);
  const [looked, setLooked] = useState<number | null>(null);
  return (
    <>
      <InfiniteList<Withdrawal>
        list={list}
        items={records}
        keyOf={({ id }) => id}
        row={(record) => (
          <ListRow
            title={wayName(record.currency, t)}
            second={<TimeText at={record.createdAt} {...clock} plain />}
            end={
              <RowEnd data-testid={`withdrawal-${record.id}`}>
                <MoneyText amount={record.amount} currency={currency} />
                <StatusBadge tone={STATUS_TONES[record.status]}>{record.statusName}</StatusBadge>
              </RowEnd>
            }
            onPress={() => setLooked(record.id)}
          />
        )}
        empty={
          <EmptyState
            icon={<ReceiptLong aria-hidden />}
            title={t('withdraw.none')}
            text={t('withdraw.noneText')}
          />
        }
      />
      <WithdrawalSheet record={records.find(({ id }) => id === looked)} onClose={() => setLooked(null)} />
    </>
  );
}
