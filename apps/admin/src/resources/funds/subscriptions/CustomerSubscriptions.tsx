import { ReferenceTable } from '../../../ui/ReferenceTable.js';
import { SubscriptionColumns } from './SubscriptionColumns.js';

/** A customer's fund subscriptions. */
export const CustomerSubscriptions = () => (
  <ReferenceTable reference="fund-subscriptions" target="customer_id" pollInterval={10_000}>
    {SubscriptionColumns({ withCustomer: false })}
  </ReferenceTable>
);
