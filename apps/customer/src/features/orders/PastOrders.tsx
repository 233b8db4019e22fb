import type { Order } from '../../api/orders.js';
import type { Days } from '../../api/page.js';
import { PastRecords } from '../traded/PastRecords.js';
import { OrderTableRow } from './OrderTableRow.js';
import { useOrderColumns } from './order-columns.js';
import type { LookedOrder } from './useLookedOrder.js';
import { useOrders } from './useOrders.js';

interface PastOrdersProps {
  days: Days;
  /** Address of the full list. */
  all: string;
  now: number;
  isCrowded: boolean;
  isChosen: (order: Order) => boolean;
  onLook: LookedOrder['look'];
}

/** Latest ended orders. */
export function PastOrders({ days, all, now, isCrowded, isChosen, onLook }: PastOrdersProps) {
  const { list, orders } = useOrders('ended', days);
  const columns = useOrderColumns('ended', true);
  return (
    <PastRecords
      all={all}
      columns={columns}
      isCrowded={isCrowded}
      list={list}
      items={orders}
      keyOf={({ id }) => id}
      row={(order, places) => (
        <OrderTableRow order={order} now={now} places={places} chosen={isChosen(order)} onLook={onLook} />
      )}
    />
  );
}
