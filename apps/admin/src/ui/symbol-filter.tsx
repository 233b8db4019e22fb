import { AutocompleteInput, ReferenceInput } from 'react-admin';

/** One symbol, in the address as `forex_id`. */
export const symbolFilter = (
  <ReferenceInput
    key="forex_id"
    source="forex_id"
    reference="symbols"
    alwaysOn
    sort={{ field: 'Sort', order: 'ASC' }}
    perPage={200}
  >
    <AutocompleteInput label="Symbol" optionText="ShowCode" sx={{ minWidth: 160 }} />
  </ReferenceInput>
);
