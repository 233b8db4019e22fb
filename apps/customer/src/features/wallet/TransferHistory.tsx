import SwapHoriz from '@mui/icons-material/SwapHorizRounded';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '../../api/transfers.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import type { Endless } from '../../ui/ListEnd.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { TimeText } from '../../ui/TimeText.js';
import { ACCOUNT_NAMES } from '../accounts/account-names.js';
import { useConfig } from '../configuration/configuration.js';
import { useClock } from './useClock.js';

interface TransferHistoryProps {
  list: Endless;
  records: readonly Transfer[];
}

/** Transfers between own accounts, newest first. */
export function TransferHistory({ list, records }: TransferHistoryProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const clock = useClock();
  return (
    <InfiniteList
      list={list}
      items={records}
      keyOf={({ id }) => id}
      row={({ from, to, amount, at }) => (
        <ListRow
          title={t('transfer.fromTo', { from: t(ACCOUNT_NAMES[from]), to: t(ACCOUNT_NAMES[to]) })}
          second={<TimeText at={at} {...clock} />}
          end={<MoneyText amount={amount} currency={currency} />}
        />
      )}
      empty={
        <EmptyState
          icon={<SwapHoriz aria-hidden />}
          title={t('transfer.none')}
          text={t('transfer.noneText')}
        />
      }
    />
  );
}
