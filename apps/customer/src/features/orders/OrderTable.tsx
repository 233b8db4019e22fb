import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderListName } from '../../api/orders.js';
import type { Days } from '../../api/page.js';
import { Dock, DockedTable } from '../../ui/DockedTable.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { useNow } from '../../ui/useNow.js';
import { useRoomBeside } from '../../ui/useRoomBeside.js';
import { OrderTableRow } from './OrderTableRow.js';
import { useOrderColumns } from './order-columns.js';
import type { LookedOrder } from './useLookedOrder.js';
import { useFollowOrders, useOrders } from './useOrders.js';

const ALL_DAYS: Days = { from: '', to: '' };

/** The customer's orders of all markets below the chart: open, pending, ended. */
export function OrderTable({ onLook }: { onLook: LookedOrder['look'] }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<OrderListName>('holding');
  const { list, orders } = useOrders(tab, ALL_DAYS);
  const held = useOrders('holding', ALL_DAYS);
  const pending = useOrders('pending', ALL_DAYS);
  const now = useNow(15_000);
  useFollowOrders();
  const columns = useOrderColumns(tab, false);
  const hasRoom = useRoomBeside();
  const [buy, sell] = [t('trade.buy'), t('trade.sell')];
  const empty = {
    holding: [t('orders.noneHeld'), t('orders.noneHeldHere', { buy, sell })],
    pending: [
      t('orders.nonePending'),
      t('orders.nonePendingHere', { pending: t('trade.pending'), buy, sell }),
    ],
    ended: [t('orders.noneClosed'), t('orders.noneClosedText')],
  } as const;
  const [title, text] = empty[tab];
  return (
    <Dock aria-label={t('orders.title')}>
      <SegmentedTabs
        label={t('orders.tabs')}
        value={tab}
        onChange={setTab}
        options={[
          { value: 'holding', text: t('orders.holding'), number: held.total },
          { value: 'pending', text: t('orders.pending'), number: pending.total },
          { value: 'ended', text: t('orders.history') },
        ]}
      />
      <DockedTable
        first={t('orders.market')}
        columns={columns}
        isCrowded={!hasRoom}
        acts={tab !== 'ended'}
        list={list}
        items={orders}
        keyOf={({ id }) => id}
        row={(order, places) => <OrderTableRow order={order} now={now} places={places} onLook={onLook} />}
        empty={<EmptyState title={title} text={text} />}
      />
    </Dock>
  );
}
