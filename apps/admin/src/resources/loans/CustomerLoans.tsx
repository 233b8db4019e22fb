import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { LoanColumns } from './LoanColumns.js';

/** A customer's loans. */
export const CustomerLoans = () => (
  <ReferenceTable reference="loans" target="customer_id" pollInterval={10_000}>
    {LoanColumns({ withCustomer: false })}
  </ReferenceTable>
);
