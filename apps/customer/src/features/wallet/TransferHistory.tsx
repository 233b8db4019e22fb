import SwapHoriz from '@mui/icons-material/SwapHorizRounded';
import type { Account, TransferRecord } from '@truemark/contracts';
import { decimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.js';
import { type Endless, InfiniteList } from '../../ui/InfiniteList.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { TimeText } from '../../ui/TimeText.js';
import { ACCOUNT_NAMES } from '../accounts/AccountsPage.js';
import { useConfig } from '../configuration/configuration.js';
import { useClock } from './useClock.js';

const TYPES: Readonly<Record<number, Account['type']>> = { 1: 'change', 2: 'forex', 3: 'micro' };

interface TransferHistoryProps {
  list: Endless;
  records: readonly TransferRecord[];
}

/** Transfers between own accounts, newest first. */
export function TransferHistory({ list, records }: TransferHistoryProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const clock = useClock();
  const nameOf = (id: number): string => t(ACCOUNT_NAMES[TYPES[id] ?? 'change']);
  return (
    <InfiniteList
      list={list}
      items={records}
      keyOf={({ id }) => id}
      row={({ from, to, balance, created_at_ms }) => (
        <ListRow
          title={t('transfer.fromTo', { from: nameOf(from), to: nameOf(to) })}
          second={<TimeText at={created_at_ms} {...clock} />}
          end={<MoneyText amount={decimal(balance)} currency={currency} />}
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
