import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderListName } from '../../api/orders.js';
import type { Days } from '../../api/page.js';
import { Dock, type DockedColumn, DockedTable, figureColumns } from '../../ui/DockedTable.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { useNow } from '../../ui/useNow.js';
import { OrderTableRow } from './OrderTableRow.js';
import type { LookedOrder } from './useLookedOrder.js';
import { useFollowOrders, useOrders } from './useOrders.js';

const ALL_DAYS: Days = { from: '', to: '' };

/** The customer's orders of every market below the chart: held, pending, past. */
export function OrderTable({ onLook }: { onLook: LookedOrder['look'] }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<OrderListName>('holding');
  const { list, orders } = useOrders(tab, ALL_DAYS);
  const held = useOrders('holding', ALL_DAYS);
  const pending = useOrders('pending', ALL_DAYS);
  const now = useNow(15_000);
  useFollowOrders();
  const columns: Record<OrderListName, readonly DockedColumn[]> = {
    holding: figureColumns(
      t('orders.openPrice'),
      t('orders.priceNow'),
      t('orders.result'),
      t('orders.stopLoss'),
      t('orders.takeProfit'),
      t('trade.margin'),
    ),
    pending: figureColumns(
      t('orders.target'),
      t('orders.priceNow'),
      t('orders.stopLoss'),
      t('orders.takeProfit'),
      t('orders.expiresAt'),
    ),
    ended: [
      ...figureColumns(t('orders.openPrice'), t('orders.closePrice'), t('orders.result')),
      { name: t('orders.endedBy') },
      { name: t('cash.time') },
    ],
  };
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
        columns={[
          { name: t('orders.market') },
          { name: t('orders.side') },
          ...figureColumns(t('trade.lots')),
          ...columns[tab],
        ]}
        acts={tab !== 'ended'}
        list={list}
        items={orders}
        keyOf={({ id }) => id}
        row={(order) => <OrderTableRow order={order} now={now} onLook={onLook} />}
        empty={<EmptyState title={title} text={text} />}
      />
    </Dock>
  );
}
