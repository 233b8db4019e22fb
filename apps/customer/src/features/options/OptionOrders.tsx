import Timer from '@mui/icons-material/TimerRounded';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTopic } from '../../api/live/live.js';
import { ListBeside } from '../../ui/BesideSheet.js';
import { Stack } from '../../ui/Card.js';
import { CardTable } from '../../ui/CardTable.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { SumLine } from '../../ui/SumLine.js';
import { useNow } from '../../ui/useNow.js';
import { useRoomBeside, useRoomForColumns } from '../../ui/useRoomBeside.js';
import { RoundedNote } from '../accounts/RoundedNote.js';
import { useConfig } from '../configuration/configuration.js';
import type { TradedListProps } from '../traded/traded.js';
import { EndedRow, RunningRow } from './OptionRow.js';
import { OptionSheets } from './OptionSheets.js';
import { OptionTableRow } from './OptionTableRow.js';
import { OPTION } from './option.js';
import { useOptionColumns } from './option-columns.js';
import { PastOptions } from './PastOptions.js';
import type { PushedOption } from './running-option.js';
import { useAskedOption } from './useAskedOption.js';
import { useFollowOptions } from './useFollowOptions.js';
import { useLookedOption } from './useLookedOption.js';
import { useOptions } from './useOptions.js';
import { useResultReceipts } from './useResultReceipts.js';
import { useSellable } from './useSellable.js';

/** Lists by address parameter. */
export const LISTS = { running: '1', ended: '3' } as const;

const EMPTY = {
  running: ['options.noneRunning', 'options.noneRunningText'],
  ended: ['options.noneEnded', 'options.noneEndedText'],
} as const;

/** The customer's options: running or ended. */
export function OptionOrders({ type, days, isFiltered, onAllDays }: TradedListProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const tab = type === LISTS.ended ? 'ended' : 'running';
  const running = useOptions('running');
  const ended = useOptions('ended', tab === 'ended', days);
  const isNarrowed = isFiltered && tab === 'ended';
  const { list, options } = tab === 'ended' ? ended : running;
  const hasRoom = useRoomBeside();
  const hasColumns = useRoomForColumns();
  const looked = useLookedOption([...running.options, ...ended.options], hasRoom);
  const columns = useOptionColumns(tab);
  const isChosen = ({ id }: PushedOption) => looked.beside && id === looked.option?.id;
  const now = useNow(tab === 'ended' ? 15_000 : 250);
  const sellable = useSellable();
  useFollowOptions(running);
  useAskedOption(looked.look);
  useResultReceipts(looked.sheet !== null);
  useTopic(tab === 'running' ? 'quotes' : null);
  const [emptyTitle, emptyText] = EMPTY[tab];
  const rows = {
    list,
    items: options,
    keyOf: ({ id }: PushedOption) => id,
    empty: (
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
    ),
  };
  return (
    <ListBeside
      beside={looked.beside}
      list={
        <PullToRefresh onRefresh={() => list.refetch()}>
          <Stack>
            {tab === 'ended' && options.length > 0 && (
              <>
                <SumLine>
                  {t('orders.allProfit')}
                  <MoneyText amount={ended.profit} signed currency={currency} />
                </SumLine>
                {options.length > 1 && <RoundedNote amounts={options.map((option) => option.profit)} />}
              </>
            )}
            {hasColumns ? (
              <CardTable
                first={t('orders.market')}
                columns={columns}
                isCrowded={looked.beside || !hasRoom}
                acts={options.some((each) => sellable(each, now))}
                {...rows}
                row={(each, places) => (
                  <OptionTableRow
                    option={each}
                    now={now}
                    places={places}
                    chosen={isChosen(each)}
                    isSellable={sellable(each, now)}
                    onLook={looked.look}
                  />
                )}
              />
            ) : (
              <InfiniteList
                {...rows}
                rowHeight={72}
                row={(each) =>
                  each.status === 'running' ? (
                    <RunningRow
                      option={each}
                      now={now}
                      onOpen={() => looked.look(each, 'detail')}
                      onSell={sellable(each, now) ? () => looked.look(each, 'sell') : undefined}
                    />
                  ) : (
                    <EndedRow option={each} now={now} onOpen={() => looked.look(each, 'detail')} />
                  )
                }
              />
            )}
            {hasColumns && tab === 'running' && !list.isPending && (
              <PastOptions
                all={`/order?type=${LISTS.ended}&source=${OPTION.source}`}
                now={now}
                isCrowded={looked.beside || !hasRoom}
                isChosen={isChosen}
                onLook={looked.look}
              />
            )}
          </Stack>
        </PullToRefresh>
      }
    >
      <OptionSheets looked={looked} />
    </ListBeside>
  );
}
