import ReceiptLong from '@mui/icons-material/ReceiptLongRounded';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTopic } from '../../api/live/live.js';
import type { Order, OrderListName } from '../../api/orders.js';
import type { Days } from '../../api/page.js';
import { ListBeside } from '../../ui/BesideSheet.js';
import { Stack } from '../../ui/Card.js';
import { CardTable } from '../../ui/CardTable.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { NetResult } from '../../ui/NetResult.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { SumLine } from '../../ui/SumLine.js';
import { useNow } from '../../ui/useNow.js';
import { useRoomBeside, useRoomForColumns } from '../../ui/useRoomBeside.js';
import { useRowFocus } from '../../ui/useRowFocus.js';
import { RoundedNote } from '../accounts/RoundedNote.js';
import { useConfig } from '../configuration/configuration.js';
import type { TradedListProps } from '../traded/traded.js';
import { AccountStrip } from './AccountStrip.js';
import { CloseAllSheet } from './CloseAllSheet.js';
import { CONTRACT } from './contract.js';
import { OrderRow } from './OrderRow.js';
import { OrderSheets } from './OrderSheets.js';
import { OrderTableRow } from './OrderTableRow.js';
import { useOrderColumns } from './order-columns.js';
import { PastOrders } from './PastOrders.js';
import { useAskedOrder } from './useAskedOrder.js';
import { useClosingAll } from './useClosingAll.js';
import { useLookedOrder } from './useLookedOrder.js';
import { useFollowOrders, useOrders } from './useOrders.js';

const ALL_DAYS: Days = { from: '', to: '' };
/** Lists by address parameter. */
export const LISTS = { holding: '1', pending: '0', ended: '3' } as const;

const EMPTY = {
  holding: ['orders.noneHeld', 'orders.noneHeldText'],
  pending: ['orders.nonePending', 'orders.nonePendingText'],
  ended: ['orders.noneClosed', 'orders.noneClosedText'],
} as const;

const listOf = (type: string): OrderListName =>
  type === LISTS.pending ? 'pending' : type === LISTS.ended ? 'ended' : 'holding';

/** The customer's contract orders: open, pending or ended. */
export function ContractOrders({ type, days, isFiltered, onAllDays }: TradedListProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const tab = listOf(type);
  const [closingAll, setClosingAll] = useState(false);
  const { list, orders, profit, fees } = useOrders(tab, days);
  // Open orders are current and ignore the range of days.
  const held = useOrders('holding', ALL_DAYS);
  const closing = useClosingAll(held);
  const hasRoom = useRoomBeside();
  const looked = useLookedOrder(orders, hasRoom);
  const { look } = looked;
  const noteFocus = useRowFocus(looked.sheet !== null && !looked.beside);
  const now = useNow(15_000);
  useAskedOrder(look);
  useFollowOrders();
  useTopic(tab === 'pending' ? 'quotes' : null);
  const hasColumns = useRoomForColumns();
  const columns = useOrderColumns(tab, true);
  const isChosen = ({ id }: Order) => looked.beside && id === looked.order?.id;
  const [emptyTitle, emptyText] = EMPTY[tab];
  const rows = {
    list,
    items: orders,
    keyOf: ({ id }: Order) => id,
    empty: (
      <EmptyState
        icon={<ReceiptLong />}
        title={t(isFiltered ? 'orders.noneInDays' : emptyTitle)}
        text={t(isFiltered ? 'orders.noneInDaysText' : emptyText)}
        action={
          isFiltered
            ? { text: t('orders.allDays'), onPress: onAllDays }
            : { text: t('orders.goTrade'), onPress: () => navigate('/trade') }
        }
      />
    ),
  };
  return (
    <>
      <ListBeside
        beside={looked.beside}
        list={
          <PullToRefresh onRefresh={() => list.refetch()}>
            <Stack onFocus={noteFocus}>
              {tab === 'holding' && (
                <AccountStrip fees={held.fees} closing={closing} onCloseAll={() => setClosingAll(true)} />
              )}
              {tab === 'ended' && orders.length > 0 && (
                <>
                  <SumLine>
                    {t('orders.allProfit')}
                    <NetResult result={profit} fee={fees} currency={currency} />
                  </SumLine>
                  {orders.length > 1 && (
                    <RoundedNote amounts={orders.map((order) => order.profit - order.fee)} />
                  )}
                </>
              )}
              {hasColumns ? (
                <CardTable
                  first={t('orders.market')}
                  columns={columns}
                  isCrowded={looked.beside || !hasRoom}
                  acts={tab !== 'ended'}
                  {...rows}
                  row={(each, places) => (
                    <OrderTableRow
                      order={each}
                      now={now}
                      places={places}
                      chosen={isChosen(each)}
                      onLook={look}
                    />
                  )}
                />
              ) : (
                <InfiniteList {...rows} row={(each) => <OrderRow order={each} now={now} onLook={look} />} />
              )}
              {hasColumns && tab === 'holding' && !list.isPending && (
                <PastOrders
                  days={days}
                  all={`/order?type=${LISTS.ended}&source=${CONTRACT.source}`}
                  now={now}
                  isCrowded={looked.beside || !hasRoom}
                  isChosen={isChosen}
                  onLook={look}
                />
              )}
            </Stack>
          </PullToRefresh>
        }
      >
        <OrderSheets looked={looked} />
      </ListBeside>
      <CloseAllSheet closing={closing} open={closingAll} onDone={() => setClosingAll(false)} />
    </>
  );
}
