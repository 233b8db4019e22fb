import { Alert, Box } from '@mui/material';
import { AutocompleteInput, BooleanInput, NumberInput, ReferenceInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { edgeOf, edgeText } from './duration.js';
import { useLossLevel } from './use-durations.js';

const need = required();

/** The house's edge at the ratio that is typed. */
const EdgeNote = () => {
  const lossLevel = useLossLevel();
  const edge = edgeOf(useWatch({ name: 'ratio' }), lossLevel);
  if (!edge) return null;
  return (
    <Alert severity={edge.kept < 0 ? 'warning' : 'info'} sx={{ mb: 4, width: '100%' }}>
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
        label="Symbol"
        optionText="showCode"
        helperText="Empty: for all symbols that have no durations of their own. A symbol that has some offers only these."
      />
    </ReferenceInput>
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4, width: '100%' }}
    >
      <NumberInput source="seconds" label="Seconds" min={5} max={86_400} step={1} validate={need} />
      <NumberInput
        source="ratio"
        label="Ratio"
        min={0}
        max={10}
        step={0.01}
        validate={need}
        helperText="Profit on a win as a share of the stake; at most 4 decimals."
      />
      <NumberInput source="least" label="Smallest stake" min={0} validate={need} />
      <NumberInput source="most" label="Largest stake" min={0} validate={need} />
    </Box>
    <EdgeNote />
    <BooleanInput source="isEnabled" label="Offered to customers" />
  </>
);
