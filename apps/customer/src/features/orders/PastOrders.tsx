import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/orders.js';
import type { Days } from '../../api/page.js';
import { CardTable } from '../../ui/CardTable.js';
import { SectionHead } from '../../ui/SectionHead.js';
import { OrderTableRow } from './OrderTableRow.js';
import { useOrderColumns } from './order-columns.js';
import type { LookedOrder } from './useLookedOrder.js';
import { useOrders } from './useOrders.js';

const SHOWN = 6;

interface PastOrdersProps {
  days: Days;
  /** The address of all of them. */
  all: string;
  now: number;
  isCrowded: boolean;
  isChosen: (order: Order) => boolean;
  onLook: LookedOrder['look'];
}

/** On a wide page, below what is open: how the last orders ended, and the way to all of them. Nothing where none has. */
export function PastOrders({ days, all, now, isCrowded, isChosen, onLook }: PastOrdersProps) {
  const { t } = useTranslation();
  const { list, orders } = useOrders('ended', days);
  const columns = useOrderColumns('ended', true);
  if (orders.length === 0) return null;
  return (
    <section aria-label={t('orders.history')}>
      <SectionHead title={t('orders.history')} all={t('history.kind.all')} to={all} />
      <CardTable
        first={t('orders.market')}
        columns={columns}
        isCrowded={isCrowded}
        acts={false}
        list={{ ...list, data: undefined, hasNextPage: false }}
        items={orders.slice(0, SHOWN)}
        keyOf={({ id }) => id}
        row={(order, places) => (
          <OrderTableRow order={order} now={now} places={places} chosen={isChosen(order)} onLook={onLook} />
        )}
        empty={null}
      />
    </section>
  );
}
