import ReceiptLong from '@mui/icons-material/ReceiptLongRounded';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTopic } from '../../api/live/live.js';
import type { OrderListName } from '../../api/orders.js';
import type { Days } from '../../api/page.js';
import { Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { SumLine } from '../../ui/SumLine.js';
import { useNow } from '../../ui/useNow.js';
import { useConfig } from '../configuration/configuration.js';
import { useSymbols } from '../market/useSymbols.js';
import { AccountStrip } from './AccountStrip.js';
import { CancelSheet } from './CancelSheet.js';
import { CloseAllSheet } from './CloseAllSheet.js';
import { CloseSheet } from './CloseSheet.js';
import { OrderRow } from './OrderRow.js';
import { OrderSheet } from './OrderSheet.js';
import { StopsSheet } from './StopsSheet.js';
import { useLookedOrder } from './useLookedOrder.js';
import { useFollowOrders, useOrders } from './useOrders.js';

/** The tabs, as they stand in the address. */
const TABS = { holding: '1', pending: '0', ended: '3' } as const;

const EMPTY = {
  holding: ['orders.noneHeld', 'orders.noneHeldText'],
  pending: ['orders.nonePending', 'orders.nonePendingText'],
  ended: ['orders.noneClosed', 'orders.noneClosedText'],
} as const;

const tabOf = (type: string | null): OrderListName =>
  type === TABS.pending ? 'pending' : type === TABS.ended ? 'ended' : 'holding';

interface ContractOrdersProps {
  days: Days;
  isFiltered: boolean;
  onAllDays: () => void;
}

/** The customer's contract orders: held, pending, past. */
export function ContractOrders({ days, isFiltered, onAllDays }: ContractOrdersProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const [params, setParams] = useSearchParams();
  const tab = tabOf(params.get('type'));
  const [closingAll, setClosingAll] = useState(false);
  const { list, orders, profit } = useOrders(tab, days);
  const { order, sheet, look, dismiss } = useLookedOrder(orders);
  const symbol = useSymbols().data?.find(({ id }) => id === order?.symbol.id);
  const now = useNow(15_000);
  useFollowOrders();
  useTopic(tab === 'pending' ? 'quotes' : null);
  const [emptyTitle, emptyText] = EMPTY[tab];
  return (
    <>
      <PullToRefresh onRefresh={() => list.refetch()}>
        <Stack>
          <SegmentedTabs
            label={t('orders.tabs')}
            value={tab}
            onChange={(type) => setParams({ type: TABS[type], source: '0' }, { replace: true })}
            options={[
              { value: 'holding', text: t('orders.holding') },
              { value: 'pending', text: t('orders.pending') },
              { value: 'ended', text: t('orders.history') },
            ]}
          />
          {tab === 'holding' && <AccountStrip onCloseAll={() => setClosingAll(true)} />}
          {tab === 'ended' && orders.length > 0 && (
            <SumLine>
              {t('orders.allProfit')}
              <MoneyText amount={profit} places={6} signed currency={currency} />
            </SumLine>
          )}
          <InfiniteList
            list={list}
            items={orders}
            keyOf={(each) => each.id}
            row={(each) => (
              <OrderRow
                order={each}
                now={now}
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
      {order && (
        <>
          <OrderSheet
            order={order}
            open={sheet === 'detail'}
            onDismiss={dismiss}
            onAct={(action) => look(order, action)}
          />
          <CloseSheet order={order} symbol={symbol} open={sheet === 'close'} onDone={dismiss} />
          <StopsSheet order={order} open={sheet === 'stops'} onDone={dismiss} />
          <CancelSheet order={order} open={sheet === 'cancel'} onDone={dismiss} />
        </>
      )}
      <CloseAllSheet open={closingAll} onDone={() => setClosingAll(false)} />
    </>
  );
}
