import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { LedgerEntryColumns } from './LedgerEntryColumns.js';

/** Journal entries of a customer's accounts. */
export const CustomerEntries = () => (
  <ReferenceTable reference="ledger-entries" target="customer_id">
    {LedgerEntryColumns({ withCustomer: false })}
  </ReferenceTable>
);
