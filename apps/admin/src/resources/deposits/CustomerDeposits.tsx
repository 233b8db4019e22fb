import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { DepositColumns } from './DepositColumns.js';

/** A customer's deposits. */
export const CustomerDeposits = () => (
  <ReferenceTable reference="deposits" target="customer_id" pollInterval={10_000}>
    {DepositColumns({ withCustomer: false })}
  </ReferenceTable>
);
