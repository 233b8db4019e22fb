import {
  AutocompleteInput,
  DataTable,
  DateInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
} from 'react-admin';
import { bookFilter } from '../../ui/book-filter.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
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
    alwaysOn
    emptyText="All orders"
    sx={{ minWidth: 160 }}
    choices={[
      { id: 1, name: 'Open positions' },
      { id: 0, name: 'Pending orders' },
      { id: 3, name: 'History' },
    ]}
  />,
  bookFilter,
  symbolFilter,
  <ReferenceInput
    key="customer_id"
    source="customer_id"
    reference="customers"
    sort={{ field: 'id', order: 'DESC' }}
  >
    <AutocompleteInput label="Customer" optionText="uid" sx={{ minWidth: 160 }} />
  </ReferenceInput>,
  <DateInput key="from" source="from" label="Created from" />,
  <DateInput key="until" source="until" label="Created before" />,
  <NumberInput key="id" source="id" label="Number" />,
];

export const OrderList = () => (
  <ListPage
    title="Positions and orders"
    filters={filters}
    filterDefaultValues={{ status: 1 }}
    sort={{ field: 'createdAt', order: 'DESC' }}
    inside={LiveRows}
  >
    <DataTable<Order>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['multiple', 'closedAt', 'closedBy']}
      empty={<EmptyNote text="No order fits these filters." />}
    >
      {OrderColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
