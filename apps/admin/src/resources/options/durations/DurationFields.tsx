import { Alert, Box } from '@mui/material';
import { AutocompleteInput, BooleanInput, NumberInput, ReferenceInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../../texts/texts.js';
import { edgeOf, edgeText } from './duration.js';
import { useLossLevel } from './use-durations.js';

const need = required();
const isWhole = (value: unknown): string | undefined =>
  value === '' || value === null || value === undefined || Number.isInteger(Number(value))
    ? undefined
    : t('common.aWholeNumber');

/** The house's edge at the ratio that is typed; red where the house loses by it. */
export const EdgeNote = ({ onlyLosing = false }: { readonly onlyLosing?: boolean }) => {
  const lossLevel = useLossLevel();
  const edge = edgeOf(useWatch({ name: 'ratio' }), lossLevel);
  const isLosing = edge !== null && edge.kept < 0;
  if (!edge || (onlyLosing && !isLosing)) return null;
  return (
    <Alert severity={isLosing ? 'error' : 'info'} variant="outlined" sx={{ mb: 4, width: '100%' }}>
      {edgeText(edge)}
    </Alert>
  );
};

export const DurationFields = () => (
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
        helperText={t('options.emptyForAllSymbolsThatHave2')}
      />
    </ReferenceInput>
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4, width: '100%' }}
    >
      <NumberInput
        source="seconds"
        label={t('options.seconds')}
        min={5}
        max={86_400}
        step={1}
        validate={[need, isWhole]}
      />
      <NumberInput
        source="ratio"
        label={t('options.ratio')}
        min={0}
        max={10}
        step={0.01}
        validate={need}
        helperText={t('options.profitOnAWinAsA')}
      />
      <NumberInput source="least" label={t('options.smallestStake')} min={0} validate={need} />
      <NumberInput source="most" label={t('options.largestStake')} min={0} validate={need} />
    </Box>
    <EdgeNote />
    <BooleanInput source="isEnabled" label={t('common.offeredToCustomers')} />
  </>
);
