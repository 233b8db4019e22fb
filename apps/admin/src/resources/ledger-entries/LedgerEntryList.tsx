import { useMemo } from 'react';
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
} from 'react-admin';
import { ListPage } from '../../ui/ListPage.js';
import { type Entry, useWords, type Words } from './entry.js';
import { LedgerEntryColumns } from './LedgerEntryColumns.js';

const filtersFor = ({ entries }: Words) => [
  <SelectInput
    key="type"
    source="type"
    sx={{ minWidth: 150 }}
    alwaysOn
    choices={Object.entries(entries).map(([id, name]) => ({ id, name }))}
  />,
  <ReferenceInput
    key="customer_id"
    source="customer_id"
    reference="customers"
    alwaysOn
    sort={{ field: 'id', order: 'DESC' }}
  >
    <AutocompleteInput label="Customer" optionText="uid" sx={{ minWidth: 160 }} />
  </ReferenceInput>,
  <NumberInput key="ref_id" source="ref_id" label="Number of the cause" />,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="until" source="until" label="Before" />,
];

export const LedgerEntryList = () => {
  const words = useWords();
  const filters = useMemo(() => filtersFor(words), [words]);
  return (
    <ListPage title="Ledger entries" filters={filters} sort={{ field: 'id', order: 'DESC' }}>
      <DataTable<Entry> rowClick="show" bulkActionButtons={false}>
        {LedgerEntryColumns({ withCustomer: true })}
      </DataTable>
    </ListPage>
  );
};
