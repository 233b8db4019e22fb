import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { OptionColumns } from './OptionColumns.js';

/** A customer's options. */
export const CustomerOptions = () => (
  <ReferenceTable reference="options" target="customer_id" pollInterval={2000}>
    {OptionColumns({ withCustomer: false })}
  </ReferenceTable>
);
