import ReceiptLong from '@mui/icons-material/ReceiptLongRounded';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '../../api/deposits.js';
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
import { DepositSheet } from './DepositSheet.js';
import { standingOf, wayText } from './deposit-state.js';
import { useDeposits } from './useDeposits.js';

/** Deposits of all methods, newest first. */
export function DepositHistory() {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const clock = useClock();
  const list = useDeposits();
  const records = rowsOf(list.data);
  const [looked, setLooked] = useState<number | null>(null);
  return (
    <>
      <InfiniteList<Deposit>
        list={list}
        items={records}
        keyOf={({ id }) => id}
        row={(record) => {
          const { text, tone } = standingOf(record);
          return (
            <ListRow
              title={t(wayText(record), { code: record.currency })}
              second={<TimeText at={record.createdAt} {...clock} plain />}
              end={
                <RowEnd data-testid={`deposit-${record.id}`}>
                  <MoneyText amount={record.amount} currency={currency} />
                  <StatusBadge tone={tone}>{t(text)}</StatusBadge>
                </RowEnd>
              }
              onPress={() => setLooked(record.id)}
            />
          );
        }}
        empty={
          <EmptyState
            icon={<ReceiptLong aria-hidden />}
            title={t('deposit.none')}
            text={t('deposit.noneText')}
          />
        }
      />
      <DepositSheet record={records.find(({ id }) => id === looked)} onClose={() => setLooked(null)} />
    </>
  );
}
