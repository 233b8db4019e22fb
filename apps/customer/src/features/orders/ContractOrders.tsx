import ReceiptLong from '@mui/icons-material/ReceiptLongRounded';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTopic } from '../../api/live/live.js';
import type { OrderListName } from '../../api/orders.js';
import type { Days } from '../../api/page.js';
import { ListBeside } from '../../ui/BesideSheet.js';
import { Stack } from '../../ui/Card.js';
import { ColumnNames } from '../../ui/Columns.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { NetResult } from '../../ui/NetResult.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { SumLine } from '../../ui/SumLine.js';
import { useNow } from '../../ui/useNow.js';
import { useRoomBeside } from '../../ui/useRoomBeside.js';
import { useConfig } from '../configuration/configuration.js';
import type { TradedListsProps } from '../traded/traded.js';
import { AccountStrip } from './AccountStrip.js';
import { CloseAllSheet } from './CloseAllSheet.js';
import { ORDER_COLUMNS, ORDER_END, OrderRow } from './OrderRow.js';
import { OrderSheets } from './OrderSheets.js';
import { useAskedOrder } from './useAskedOrder.js';
import { useClosingAll } from './useClosingAll.js';
import { useLookedOrder } from './useLookedOrder.js';
import { useFollowOrders, useOrders } from './useOrders.js';

const ALL_DAYS: Days = { from: '', to: '' };
/** The tabs, as they stand in the address. */
const TABS = { holding: '1', pending: '0', ended: '3' } as const;

const EMPTY = {
  holding: ['orders.noneHeld', 'orders.noneHeldText'],
  pending: ['orders.nonePending', 'orders.nonePendingText'],
  ended: ['orders.noneClosed', 'orders.noneClosedText'],
} as const;

const tabOf = (type: string | null): OrderListName =>
  type === TABS.pending ? 'pending' : type === TABS.ended ? 'ended' : 'holding';

/** The customer's contract orders: held, pending, past. */
export function ContractOrders({ days, isFiltered, onAllDays }: TradedListsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const [params, setParams] = useSearchParams();
  const tab = tabOf(params.get('type'));
  const [closingAll, setClosingAll] = useState(false);
  const { list, orders, profit, fees } = useOrders(tab, days);
  // What is open is of now, whatever the days.
  const held = useOrders('holding', ALL_DAYS);
  const closing = useClosingAll(held);
  const looked = useLookedOrder(orders, useRoomBeside());
  const { look } = looked;
  const now = useNow(15_000);
  useAskedOrder(look);
  useFollowOrders();
  useTopic(tab === 'pending' ? 'quotes' : null);
  const [emptyTitle, emptyText] = EMPTY[tab];
  return (
    <>
      <ListBeside
        beside={looked.beside}
        list={
          <PullToRefresh onRefresh={() => list.refetch()}>
            <Stack>
              <SegmentedTabs
                label={t('orders.tabs')}
                value={tab}
                onChange={(type) => {
                  setParams({ type: TABS[type], source: '0' }, { replace: true });
                  looked.dismiss();
                }}
                options={[
                  { value: 'holding', text: t('orders.holding') },
                  { value: 'pending', text: t('orders.pending') },
                  { value: 'ended', text: t('orders.history') },
                ]}
              />
              {tab === 'holding' && (
                <AccountStrip fees={held.fees} closing={closing} onCloseAll={() => setClosingAll(true)} />
              )}
              {tab === 'ended' && orders.length > 0 && (
                <SumLine>
                  {t('orders.allProfit')}
                  <NetResult result={profit} fee={fees} currency={currency} />
                </SumLine>
              )}
              <InfiniteList
                head={
                  <ColumnNames
                    template={tab === 'ended' ? ORDER_COLUMNS : `${ORDER_COLUMNS} ${ORDER_END - 8}px`}
                    columns={[
                      { name: t('cash.time') },
                      { name: t('orders.market') },
                      { name: t('trade.order') },
                      { name: t('orders.result'), end: true },
                      { name: false },
                      { name: tab === 'ended' && t('orders.status') },
                    ]}
                  />
                }
                list={list}
                items={orders}
                keyOf={(each) => each.id}
                row={(each) => (
                  <OrderRow
                    order={each}
                    now={now}
                    chosen={looked.beside && each.id === looked.order?.id}
                    onOpen={() => look(each, 'detail')}
                    onEnd={() => look(each, each.status === 'pending' ? 'cancel' : 'close')}
                  />
                )}
                empty={
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
                }
              />
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
