import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { AdjustmentColumns } from './AdjustmentColumns.js';

/** Corrections of a customer's balances. */
export const CustomerAdjustments = () => (
  <ReferenceTable
    reference="adjustments"
    target="customer_id"
    refresh={10_000}
    rowClick={(id) => `/approvals/${id}/show`}
  >
    {AdjustmentColumns({ withCustomer: false })}
  </ReferenceTable>
);
