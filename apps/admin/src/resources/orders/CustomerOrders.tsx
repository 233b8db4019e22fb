import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { OrderColumns } from './OrderColumns.js';

/** A customer's positions and pending orders. */
export const CustomerPositions = () => (
  <ReferenceTable reference="orders" target="customer_id" filter={{ status: [0, 1] }} pollInterval={2000}>
    {OrderColumns({ withCustomer: false, areOpen: true })}
  </ReferenceTable>
);

/** A customer's orders that ended. */
export const CustomerHistory = () => (
  <ReferenceTable reference="orders" target="customer_id" filter={{ status: 3 }}>
    {OrderColumns({ withCustomer: false, haveEnded: true })}
  </ReferenceTable>
);
