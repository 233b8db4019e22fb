import { Alert } from '@mui/material';
import { AutocompleteInput, DataTable, DateInput, ReferenceInput, SelectInput } from 'react-admin';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ListPage } from '../../ui/ListPage.js';
import { STATES } from '../approvals/approval.js';
import { AdjustmentColumns } from './AdjustmentColumns.js';
import type { Adjustment } from './adjustment.js';

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    sx={{ minWidth: 150 }}
    choices={Object.entries(STATES).map(([id, { label }]) => ({ id, name: label }))}
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
  <DateInput key="from" source="from" label="Asked from" />,
  <DateInput key="until" source="until" label="Asked before" />,
];

const Rule = () => (
  <Alert severity="info" variant="outlined" sx={{ m: 3 }}>
    Nobody edits a balance. A correction is asked for with a reason; a second person makes it an entry of its
    own in the journal.
  </Alert>
);

/** Corrections that were asked for, the newest first. They are decided on under To approve. */
export const AdjustmentList = () => (
  <ListPage
    title="Corrections"
    filters={filters}
    sort={{ field: 'made_at_ms', order: 'DESC' }}
    refresh={10_000}
    above={<Rule />}
    canCreate
  >
    <DataTable<Adjustment>
      rowClick={(id) => `/approvals/${id}/show`}
      bulkActionButtons={false}
      empty={<EmptyNote text="No correction was asked for." />}
    >
      {AdjustmentColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
