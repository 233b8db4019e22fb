import { DataTable } from 'react-admin';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ExportRows } from '../../ui/ExportRows.js';
import { ExportSelected } from '../../ui/ExportSelected.js';
import { ListPage } from '../../ui/ListPage.js';
import { cashFilters } from '../../ui/review/cash-filters.js';
import { DepositColumns } from './DepositColumns.js';
import { type Deposit, STATES, WAYS } from './deposit.js';
import { DEPOSIT_SHEET } from './deposit-sheet.js';

const filters = cashFilters({
  waits: {
    operator: 'An operator',
    matching: 'Bank details',
    decision: 'A decision',
    proof: 'The customer’s proof',
  },
  states: STATES,
  ways: WAYS,
});

/** What waits for an operator, the oldest first; and what became of the rest. */
export const DepositList = () => (
  <ListPage
    title="Deposits"
    filters={filters}
    filterDefaultValues={{ waits_for: 'operator' }}
    sort={{ field: 'created_at_ms', order: 'ASC' }}
    refresh={10_000}
    exporting={<ExportRows name="deposits" sheet={DEPOSIT_SHEET} />}
  >
    <DataTable<Deposit>
      rowClick="show"
      bulkActionButtons={<ExportSelected name="deposits" sheet={DEPOSIT_SHEET} />}
      hiddenColumns={['ended_at_ms']}
      empty={<EmptyNote text="No deposit waits here." />}
    >
      {DepositColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
