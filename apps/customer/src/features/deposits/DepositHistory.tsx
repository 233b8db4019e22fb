import ReceiptLong from '@mui/icons-material/ReceiptLongRounded';
import type { ChargeRecord } from '@truemark/contracts';
import { decimal } from '@truemark/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import { standingOf } from './deposit-state.js';
import { type DepositType, useDeposits } from './useDeposits.js';

/** What was paid in one way, newest first. */
export function DepositHistory({ type }: { type: DepositType }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const clock = useClock();
  const list = useDeposits(type);
  const records = rowsOf(list.data);
  const [looked, setLooked] = useState<number | null>(null);
  return (
    <>
      <InfiniteList<ChargeRecord>
        list={list}
        items={records}
        keyOf={({ id }) => id}
        row={(record) => {
          const { text, tone } = standingOf(record);
          return (
            <ListRow
              title={t(type === 0 ? 'deposit.byCoin' : 'deposit.byBank', { code: record.currency_code })}
              second={<TimeText at={record.created_at_ms} {...clock} plain />}
              end={
                <RowEnd data-testid={`deposit-${record.id}`}>
                  <MoneyText amount={decimal(record.number)} currency={currency} />
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
