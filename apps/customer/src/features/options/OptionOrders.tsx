import Timer from '@mui/icons-material/TimerRounded';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTopic } from '../../api/live/live.js';
import { ListBeside } from '../../ui/BesideSheet.js';
import { Stack } from '../../ui/Card.js';
import { ColumnNames } from '../../ui/Columns.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { SumLine } from '../../ui/SumLine.js';
import { useNow } from '../../ui/useNow.js';
import { useRoomBeside } from '../../ui/useRoomBeside.js';
import { useConfig } from '../configuration/configuration.js';
import type { TradedListsProps } from '../traded/traded.js';
import { EndedRow, OPTION_COLUMNS, RunningRow } from './OptionRow.js';
import { OptionSheets } from './OptionSheets.js';
import { useAskedOption } from './useAskedOption.js';
import { useFollowOptions } from './useFollowOptions.js';
import { useLookedOption } from './useLookedOption.js';
import { useOptions } from './useOptions.js';
import { useResultReceipts } from './useResultReceipts.js';
import { useSellable } from './useSellable.js';

/** The tabs, as they stand in the address. */
const TABS = { running: '1', ended: '3' } as const;

const EMPTY = {
  running: ['options.noneRunning', 'options.noneRunningText'],
  ended: ['options.noneEnded', 'options.noneEndedText'],
} as const;

/** The customer's options: running and ended. */
export function OptionOrders({ days, isFiltered, onAllDays }: TradedListsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const [params, setParams] = useSearchParams();
  const tab = params.get('type') === TABS.ended ? 'ended' : 'running';
  const running = useOptions('running');
  const ended = useOptions('ended', tab === 'ended', days);
  const isNarrowed = isFiltered && tab === 'ended';
  const { list, options } = tab === 'ended' ? ended : running;
  const looked = useLookedOption([...running.options, ...ended.options], useRoomBeside());
  const chosen = looked.beside ? looked.option?.id : undefined;
  const now = useNow(tab === 'ended' ? 15_000 : 250);
  const sellable = useSellable();
  useFollowOptions(running);
  useAskedOption(looked.look);
  useResultReceipts(looked.sheet !== null);
  useTopic(tab === 'running' ? 'quotes' : null);
  const [emptyTitle, emptyText] = EMPTY[tab];
  return (
    <ListBeside
      beside={looked.beside}
      list={
        <PullToRefresh onRefresh={() => list.refetch()}>
          <Stack>
            <SegmentedTabs
              label={t('orders.tabs')}
              value={tab}
              onChange={(type) => {
                setParams({ type: TABS[type], source: '1' }, { replace: true });
                looked.dismiss();
              }}
              options={[
                { value: 'running', text: t('options.running') },
                { value: 'ended', text: t('options.ended') },
              ]}
            />
            {tab === 'ended' && options.length > 0 && (
              <SumLine>
                {t('orders.allProfit')}
                <MoneyText amount={ended.profit} signed currency={currency} />
              </SumLine>
            )}
            <InfiniteList
              head={
                tab === 'ended' && (
                  <ColumnNames
                    template={OPTION_COLUMNS}
                    columns={[
                      { name: t('cash.time') },
                      { name: t('orders.market') },
                      { name: t('options.stake') },
                      { name: `${t('options.entry')} → ${t('options.exit')}` },
                      { name: t('orders.result'), end: true },
                      { name: t('orders.status') },
                    ]}
                  />
                )
              }
              list={list}
              items={options}
              keyOf={(each) => each.id}
              rowHeight={72}
              row={(each) =>
                each.status === 'running' ? (
                  <RunningRow
                    option={each}
                    now={now}
                    chosen={each.id === chosen}
                    onOpen={() => looked.look(each, 'detail')}
                    onSell={sellable(each, now) ? () => looked.look(each, 'sell') : undefined}
                  />
                ) : (
                  <EndedRow
                    option={each}
                    now={now}
                    chosen={each.id === chosen}
                    onOpen={() => looked.look(each, 'detail')}
                  />
                )
              }
              empty={
                <EmptyState
                  icon={<Timer />}
                  title={t(isNarrowed ? 'orders.noneInDays' : emptyTitle)}
                  text={t(isNarrowed ? 'orders.noneInDaysText' : emptyText)}
                  action={
                    isNarrowed
                      ? { text: t('orders.allDays'), onPress: onAllDays }
                      : { text: t('orders.goTrade'), onPress: () => navigate('/trade?source=1') }
                  }
                />
              }
            />
          </Stack>
        </PullToRefresh>
      }
    >
      <OptionSheets looked={looked} />
    </ListBeside>
  );
}
