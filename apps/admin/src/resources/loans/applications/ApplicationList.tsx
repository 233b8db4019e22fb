import { DataTable, DateInput, SearchInput, SelectInput } from 'react-admin';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { ListPage } from '../../../ui/ListPage.js';
import { MineFilter } from '../../../ui/review/MineFilter.js';
import { ApplicationColumns } from './ApplicationColumns.js';
import { type Application, STATES } from './application.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="UID begins with …" sx={{ minWidth: 220 }} />,
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    sx={{ minWidth: 150 }}
    choices={Object.entries(STATES).map(([id, { label: name }]) => ({ id, name }))}
  />,
  <MineFilter key="claimed_by" source="claimed_by" />,
  <DateInput key="from" source="from" label="Submitted from" />,
  <DateInput key="until" source="until" label="Submitted before" />,
];

/** Loan forms that wait for a decision, the oldest first. */
export const ApplicationList = () => (
  <ListPage
    title="Loan forms"
    filters={filters}
    filterDefaultValues={{ status: 'waiting' }}
    sort={{ field: 'submitted_at_ms', order: 'ASC' }}
    refresh={10_000}
  >
    <DataTable<Application>
      rowClick="show"
      bulkActionButtons={false}
      empty={<EmptyNote text="No loan form waits here." />}
    >
      {ApplicationColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
