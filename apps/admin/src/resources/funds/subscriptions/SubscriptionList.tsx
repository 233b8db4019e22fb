import {
  AutocompleteInput,
  DataTable,
  DateInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { ExportRows } from '../../../ui/ExportRows.js';
import { ListPage } from '../../../ui/ListPage.js';
import { SubscriptionColumns } from './SubscriptionColumns.js';
import { STATES, type Subscription } from './subscription.js';
import { SUBSCRIPTION_SHEET } from './subscription-sheet.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="UID begins with …" sx={{ minWidth: 200 }} />,
  <ReferenceInput
    key="fund_id"
    source="fund_id"
    reference="funds"
    alwaysOn
    perPage={200}
    sort={{ field: 'sort', order: 'ASC' }}
  >
    <SelectInput label="Fund" optionText="title" emptyText="Every fund" sx={{ minWidth: 160 }} />
  </ReferenceInput>,
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    sx={{ minWidth: 160 }}
    choices={Object.entries(STATES).map(([id, { label: name }]) => ({ id, name }))}
  />,
  <ReferenceInput
    key="customer_id"
    source="customer_id"
    reference="customers"
    sort={{ field: 'id', order: 'DESC' }}
  >
    <AutocompleteInput label="Customer" optionText="uid" sx={{ minWidth: 160 }} />
  </ReferenceInput>,
  <DateInput key="from" source="from" label="Subscribed from" />,
  <DateInput key="until" source="until" label="Subscribed before" />,
];

/** What customers have put into funds, by the terms of the day on which they did. */
export const SubscriptionList = () => (
  <ListPage
    title="Fund subscriptions"
    filters={filters}
    sort={{ field: 'subscribed_at_ms', order: 'DESC' }}
    refresh={10_000}
    exporting={<ExportRows name="fund-subscriptions" sheet={SUBSCRIPTION_SHEET} />}
  >
    <DataTable<Subscription>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['refund_asked_at_ms', 'returns_at_ms', 'get_fund', 'ended_at_ms']}
      empty={<EmptyNote text="Nobody has subscribed anything that fits." />}
    >
      {SubscriptionColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
