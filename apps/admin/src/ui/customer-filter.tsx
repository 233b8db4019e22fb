import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { t } from '../texts/texts.js';
import { customerLabel } from './whose.js';

interface Shown {
  /** Role of the customer in the rows; absent: the customer. */
  readonly label?: string;
  /** Whether the filter is always shown. */
  readonly alwaysOn?: true;
}

/** Filter for one customer, found by UID, in the address as `customer_id`. */
export const customerFilter = ({ label = t('common.customer'), ...shown }: Shown = {}) => (
  <ReferenceInput
    key="customer_id"
    source="customer_id"
    reference="customers"
    sort={{ field: 'id', order: 'DESC' }}
    {...shown}
  >
    <AutocompleteInput label={label} optionText={customerLabel} sx={{ minWidth: 200 }} />
  </ReferenceInput>
);
