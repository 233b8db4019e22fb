import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { t } from '../texts/texts.js';

/**
 * Filter for one symbol, in the address as `symbolId`; by name alone, because reading orders does not include reading
 * terms.
 */
export const symbolFilter = (
  <ReferenceInput
    key="symbolId"
    source="symbolId"
    reference="symbol-names"
    alwaysOn
    sort={{ field: 'sort', order: 'ASC' }}
    perPage={200}
  >
    <AutocompleteInput label={t('common.symbol')} optionText="showCode" sx={{ minWidth: 160 }} />
  </ReferenceInput>
);
