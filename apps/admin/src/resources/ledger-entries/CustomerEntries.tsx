import { useRecordContext } from 'react-admin';
import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { LedgerEntryColumns } from './LedgerEntryColumns.js';

/** Ledger entries of a customer's accounts. */
export const CustomerEntries = () => {
  const customer = useRecordContext<{ readonly id: number }>();
  if (!customer) return null;
  return (
    <ReferenceTable reference="ledger-entries" target="customer_id">
      {LedgerEntryColumns({ customerId: customer.id })}
    </ReferenceTable>
  );
};
