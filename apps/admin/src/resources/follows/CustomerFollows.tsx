import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { FollowColumns } from './FollowColumns.js';

/** Traders a customer follows. */
export const CustomerFollows = () => (
  <ReferenceTable reference="follows" target="customer_id" pollInterval={10_000} rowClick={false}>
    {FollowColumns({ withFollower: false })}
  </ReferenceTable>
);
