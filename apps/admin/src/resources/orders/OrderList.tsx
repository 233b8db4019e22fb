import { DataTable, NumberInput, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { bookFilter } from '../../ui/book-filter.js';
import { customerFilter } from '../../ui/customer-filter.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ExportSelected } from '../../ui/ExportButton.js';
import { ListPage } from '../../ui/ListPage.js';
import { liveRows } from '../../ui/live-rows.js';
import { symbolFilter } from '../../ui/symbol-filter.js';
import { OrderColumns } from './OrderColumns.js';
import { isOpen, type Order } from './order.js';

const LiveRows = liveRows<Order>('orders', isOpen);

const filters = [
  <SelectInput
    key="status"
    source="status"
    label={t('orders.status')}
    alwaysOn
    emptyText={t('orders.allOrders')}
    sx={{ minWidth: 160 }}
    choices={[
      { id: 1, name: t('common.openPositions') },
      { id: 0, name: t('orders.pendingOrders') },
      { id: 3, name: t('orders.history') },
    ]}
  />,
  bookFilter,
  symbolFilter,
  customerFilter(),
  <DayFilter key="from" source="from" label={t('orders.createdFrom')} />,
  <DayFilter key="until" source="until" label={t('orders.createdBefore')} />,
  <NumberInput key="id" source="id" label={t('orders.number')} />,
];

export const OrderList = () => (
  <ListPage
    isStacked
    title={t('orders.positionsAndOrders')}
    filters={filters}
    filterDefaultValues={{ status: 1 }}
    sort={{ field: 'createdAt', order: 'DESC' }}
    inside={LiveRows}
  >
    <DataTable<Order>
      rowClick="show"
      bulkActionButtons={<ExportSelected />}
      hiddenColumns={['profit', 'fee', 'multiple', 'closedAt', 'closedBy']}
      empty={<EmptyRows text={t('orders.noOrderFitsTheseFilters')} />}
    >
      {OrderColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
