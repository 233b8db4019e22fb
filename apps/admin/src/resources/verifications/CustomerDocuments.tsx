import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { SubmissionColumns } from './VerificationList.js';

/** What a customer handed in. */
export const CustomerDocuments = () => (
  <ReferenceTable reference="verifications" target="customer_id">
    {SubmissionColumns({ withCustomer: false })}
  </ReferenceTable>
);
