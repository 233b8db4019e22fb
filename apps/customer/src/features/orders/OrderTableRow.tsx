import { useTranslation } from 'react-i18next';
import { isOpen, type Order } from '../../api/orders.js';
import { RecordRow } from '../../ui/RecordRow.js';
import type { Place } from '../../ui/record-columns.js';
import { useClosedMarket } from './useClosedMarket.js';
import type { OrderAction } from './useLookedOrder.js';

interface OrderTableRowProps {
  order: Order;
  now: number;
  places: readonly Place<Order>[];
  /** Its detail is shown next to the table. */
  chosen?: boolean;
  onLook: (order: Order, sheet: 'detail' | OrderAction) => void;
}

/** Order as a table row, in the columns of its list. */
export function OrderTableRow({ order, now, places, chosen, onLook }: OrderTableRowProps) {
  const { t } = useTranslation();
  const { showCode } = order.symbol;
  const closedMarket = useClosedMarket(order);
  const isPending = order.status === 'pending';
  return (
    <RecordRow
      id={`order-${order.id}`}
      of={order}
      now={now}
      places={places}
      title={<bdi>{showCode}</bdi>}
      label={t('orders.detail', { symbol: showCode })}
      chosen={chosen}
      onOpen={() => onLook(order, 'detail')}
      act={
        isOpen(order)
          ? {
              text: t(isPending ? 'orders.cancel' : 'orders.close'),
              label: t(isPending ? 'orders.cancelOne' : 'orders.closeOne', { symbol: showCode }),
              note: closedMarket,
              onPress: () => onLook(order, isPending ? 'cancel' : 'close'),
            }
          : undefined
      }
    />
  );
}
