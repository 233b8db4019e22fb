import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { AuditColumns } from './AuditLogList.js';

/** Operators' actions on a customer. */
export const CustomerLog = () => (
  <ReferenceTable reference="audit-log" target="customer_id">
    {AuditColumns({ isOfOne: true })}
  </ReferenceTable>
);
