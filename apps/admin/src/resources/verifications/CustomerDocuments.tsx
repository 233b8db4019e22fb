import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { SubmissionColumns } from './VerificationList.js';

/** Papers that a customer sent. */
export const CustomerDocuments = () => (
  <ReferenceTable reference="verifications" target="customer_id">
    {SubmissionColumns({ withCustomer: false })}
  </ReferenceTable>
);
