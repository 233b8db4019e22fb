import ReceiptLong from '@mui/icons-material/ReceiptLongRounded';
import type { DrawRecord } from '@truemark/contracts';
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
import { currencyName } from './payout.js';
import { STATUS_TONES } from './stages.js';
import { useWithdrawals, type WithdrawType } from './useWithdrawals.js';
import { WithdrawalSheet } from './WithdrawalSheet.js';

/** What was asked for one way, newest first. */
export function WithdrawalHistory({ type }: { type: WithdrawType }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const clock = useClock();
  const list = useWithdrawals(type);
  const records = rowsOf(list.data);
  const [looked, setLooked] = useState<number | null>(null);
  return (
    <>
      <InfiniteList<DrawRecord>
        list={list}
        items={records}
        keyOf={({ id }) => id}
        row={(record) => (
          <ListRow
            title={currencyName(record.draw_currency)}
            second={<TimeText at={record.created_at_ms} {...clock} plain />}
            end={
              <RowEnd data-testid={`withdrawal-${record.id}`}>
                <MoneyText amount={decimal(record.number)} currency={currency} />
                <StatusBadge tone={STATUS_TONES[record.status]}>{record.status_name}</StatusBadge>
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
