import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { WithdrawalColumns } from './WithdrawalColumns.js';

/** A customer's withdrawals. */
export const CustomerWithdrawals = () => (
  <ReferenceTable reference="withdrawals" target="customer_id" pollInterval={10_000}>
    {WithdrawalColumns({ withCustomer: false })}
  </ReferenceTable>
);
