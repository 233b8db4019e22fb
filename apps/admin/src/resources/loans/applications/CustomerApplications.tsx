import { ReferenceTable } from '../../../ui/ReferenceTable.js';
import { ApplicationColumns } from './ApplicationColumns.js';

/** Loan forms of a customer. */
export const CustomerApplications = () => (
  <ReferenceTable reference="loan-applications" target="customer_id" pollInterval={10_000}>
    {ApplicationColumns({ withCustomer: false })}
  </ReferenceTable>
);
