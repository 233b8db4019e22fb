import {
  AutocompleteInput,
  DataTable,
  DateInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
} from 'react-admin';
import { ListPage } from '../../ui/ListPage.js';
import { OrderColumns } from './OrderColumns.js';
import type { Order } from './order.js';

const filters = [
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    sx={{ minWidth: 130 }}
    choices={[
      { id: 1, name: 'Holding' },
      { id: 0, name: 'Pending' },
      { id: 3, name: 'History' },
    ]}
  />,
  <ReferenceInput
    key="forex_id"
    source="forex_id"
    reference="symbols"
    alwaysOn
    sort={{ field: 'Sort', order: 'ASC' }}
    perPage={200}
  >
    <AutocompleteInput label="Symbol" optionText="ShowCode" sx={{ minWidth: 160 }} />
  </ReferenceInput>,
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
  <ListPage title="Orders" filters={filters} sort={{ field: 'CreateTimeMs', order: 'DESC' }} refresh={3000}>
    <DataTable<Order>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['Multiple', 'CompleteTimeMs', 'ClosedType']}
    >
      {OrderColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
