import { AutocompleteInput, NumberInput, ReferenceInput, required } from 'react-admin';

export const AmountFields = () => (
  <>
    <ReferenceInput
      source="symbolId"
      reference="symbols"
      sort={{ field: 'sort', order: 'ASC' }}
      perPage={200}
    >
      <AutocompleteInput
        label="Symbol"
        optionText="showCode"
        helperText="Empty: for all symbols that have no amounts of their own. A symbol that has some offers only these."
      />
    </ReferenceInput>
    <NumberInput
      source="amount"
      label="Amount"
      min={0}
      validate={required()}
      helperText="Outside a duration’s smallest and largest stake it cannot be chosen there."
    />
  </>
);
