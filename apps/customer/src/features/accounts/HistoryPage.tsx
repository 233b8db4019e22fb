import DateRange from '@mui/icons-material/DateRangeRounded';
import Download from '@mui/icons-material/DownloadRounded';
import History from '@mui/icons-material/HistoryRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { MovementKind } from '@truemark/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Movement } from '../../api/accounts.js';
import { accountTypeOf, fetchMovements } from '../../api/accounts.js';
import { nextPage } from '../../api/page.js';
import { Card, Stack } from '../../ui/Card.js';
import { ColumnNames } from '../../ui/Columns.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { Page } from '../../ui/Page.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { StatCard } from '../../ui/StatCard.js';
import { useConfig } from '../configuration/configuration.js';
import { DaysSheet } from '../days/DaysSheet.js';
import { useBack } from '../navigation/useBack.js';
import { rowsOf } from '../wallet/pages.js';
import { useClock } from '../wallet/useClock.js';
import { ACCOUNT_NAMES, HELD_NAMES } from './account-names.js';
import { accountKeys } from './keys.js';
import { MovementChips } from './MovementChips.js';
import { MOVEMENT_COLUMNS, MovementRow } from './MovementRow.js';
import { MovementSheet } from './MovementSheet.js';
import { StatementSheet } from './StatementSheet.js';
import { Underway } from './Underway.js';
import { useAccounts } from './useAccounts.js';
import { useHidden } from './useHidden.js';

const ALL_DAYS = { from: '', to: '' };
const Two = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  // Two columns where both sums fit.
  '& > dl': { flex: '1 1 calc(50% - 6px)', minWidth: 'min-content' },
  '& > h2': { ...theme.typography.body1, fontWeight: 600, width: '100%', margin: 0 },
}));

/** Movements of one account. */
export function HistoryPage() {
  const { t } = useTranslation();
  const back = useBack('/mine/accounts');
  const [params] = useSearchParams();
  const { currency } = useConfig();
  const [hidden] = useHidden();
  const { accounts } = useAccounts();
  const wanted = Number(params.get('accountTypeId'));
  const account = accounts?.find(({ typeId }) => typeId === wanted) ?? accounts?.[0];
  const id = account?.typeId ?? wanted;
  const type = account?.type ?? accountTypeOf(wanted);
  const clock = useClock();
  const [days, setDays] = useState(ALL_DAYS);
  const [sheet, setSheet] = useState<'days' | 'statement' | null>(null);
  const [kind, setKind] = useState<MovementKind | 'all'>('all');
  const [looked, setLooked] = useState<Movement | null>(null);
  const only = kind === 'all' ? undefined : kind;
  const isFiltered = days.from !== '' || days.to !== '';
  const list = useInfiniteQuery({
    queryKey: accountKeys.funds(id, { ...days, kind }),
    queryFn: ({ pageParam, signal }) =>
      fetchMovements({ typeId: id, kind: only, days }, pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: id > 0,
  });
  const records = rowsOf(list.data);
  return (
    <Page
      wide
      title={t('wallet.history')}
      onBack={back}
      actions={
        <>
          <IconButton aria-label={t('orders.days')} aria-haspopup="dialog" onClick={() => setSheet('days')}>
            <Badge variant="dot" color="primary" invisible={!isFiltered}>
              <DateRange />
            </Badge>
          </IconButton>
          <IconButton
            aria-label={t('statement.title')}
            aria-haspopup="dialog"
            onClick={() => setSheet('statement')}
          >
            <Download />
          </IconButton>
        </>
      }
    >
      <PullToRefresh onRefresh={() => list.refetch()}>
        <Stack>
          <Two aria-label={account && t(ACCOUNT_NAMES[account.type])}>
            <h2>{account ? t(ACCOUNT_NAMES[account.type]) : <Skeleton variant="text" width={120} />}</h2>
            <StatCard name={t('accounts.balance')}>
              <MoneyText amount={account && account.free} currency={currency} hidden={hidden} />
            </StatCard>
            <StatCard name={t(HELD_NAMES[type])}>
              <MoneyText amount={account && account.held} currency={currency} hidden={hidden} />
            </StatCard>
          </Two>
          {account?.type === 'change' && <Underway />}
          {account && <MovementChips account={account.type} value={kind} onChange={setKind} />}
          <InfiniteList<Movement>
            list={list}
            items={records}
            keyOf={(record) => record.id}
            head={
              <ColumnNames
                template={MOVEMENT_COLUMNS}
                columns={[
                  { name: t('cash.time') },
                  { name: '' },
                  { name: t('cash.details') },
                  { name: '' },
                  { name: t('cash.amount'), end: true },
                ]}
              />
            }
            row={(record) => (
              <MovementRow
                movement={record}
                currency={currency}
                hidden={hidden}
                clock={clock}
                onLook={setLooked}
              />
            )}
            empty={
              only ? (
                <EmptyState
                  icon={<History />}
                  title={t('history.none')}
                  text={t('history.noneText')}
                  action={{ text: t('history.showAll'), onPress: () => setKind('all') }}
                />
              ) : (
                <EmptyState
                  icon={<History />}
                  title={t(isFiltered ? 'orders.noneInDays' : 'accounts.noRecords')}
                  text={t(isFiltered ? 'orders.noneInDaysText' : 'accounts.noRecordsText')}
                  action={
                    isFiltered ? { text: t('orders.allDays'), onPress: () => setDays(ALL_DAYS) } : undefined
                  }
                />
              )
            }
          />
        </Stack>
      </PullToRefresh>
      <DaysSheet
        open={sheet === 'days'}
        days={days}
        onPick={(picked) => {
          setDays(picked);
          setSheet(null);
        }}
        onClose={() => setSheet(null)}
      />
      <MovementSheet movement={looked} onClose={() => setLooked(null)} />
      <StatementSheet open={sheet === 'statement'} typeId={id} kind={only} onClose={() => setSheet(null)} />
    </Page>
  );
}
