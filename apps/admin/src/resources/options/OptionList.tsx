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
import { OptionColumns } from './OptionColumns.js';
import { isRunning, type Option, OUTCOMES } from './option.js';

const LiveRows = liveRows<Option>('options', isRunning);

const filters = [
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    emptyText="All options"
    sx={{ minWidth: 160 }}
    choices={[
      { id: 1, name: 'Running' },
      { id: 3, name: 'Ended' },
    ]}
  />,
  bookFilter,
  symbolFilter,
  <SelectInput key="outcome" source="outcome" choices={OUTCOMES} sx={{ minWidth: 140 }} />,
  <ReferenceInput
    key="customer_id"
    source="customer_id"
    reference="customers"
    sort={{ field: 'id', order: 'DESC' }}
  >
    <AutocompleteInput label="Customer" optionText="uid" sx={{ minWidth: 160 }} />
  </ReferenceInput>,
  <DateInput key="from" source="from" label="Bought from" />,
  <DateInput key="until" source="until" label="Bought before" />,
  <NumberInput key="id" source="id" label="Number" />,
];

/** Every option. Nothing of one can be changed here or anywhere: it ends by its rule. */
export const OptionList = () => (
  <ListPage title="Options" filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} inside={LiveRows}>
    <DataTable<Option>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['ratio', 'endedAt', 'voidReason']}
      empty={<EmptyNote text="No option fits these filters." />}
    >
      {OptionColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
