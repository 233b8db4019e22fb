import { AutocompleteInput, NumberInput, ReferenceInput, required } from 'react-admin';

export const AmountFields = () => (
  <>
    <ReferenceInput source="ForexId" reference="symbols" sort={{ field: 'Sort', order: 'ASC' }} perPage={200}>
      <AutocompleteInput
        label="Symbol"
        optionText="ShowCode"
        helperText="Empty: for all symbols that have no amounts of their own. A symbol that has some offers only these."
      />
    </ReferenceInput>
    <NumberInput
      source="Number"
      label="Amount"
      min={0}
      validate={required()}
      helperText="Outside a duration’s smallest and largest stake it cannot be chosen there."
    />
  </>
);
