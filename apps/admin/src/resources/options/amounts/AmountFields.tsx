import { AutocompleteInput, NumberInput, ReferenceInput, required } from 'react-admin';
import { t } from '../../../texts/texts.js';

export const AmountFields = () => (
  <>
    <ReferenceInput
      source="symbolId"
      reference="symbols"
      sort={{ field: 'sort', order: 'ASC' }}
      perPage={200}
    >
      <AutocompleteInput
        label={t('common.symbol')}
        optionText="showCode"
        helperText={t('options.emptyForAllSymbolsThatHave')}
      />
    </ReferenceInput>
    <NumberInput
      source="amount"
      label={t('common.amount')}
      min={0}
      validate={required()}
      helperText={t('options.outsideADurationsSmallestAndLargest')}
    />
  </>
);
