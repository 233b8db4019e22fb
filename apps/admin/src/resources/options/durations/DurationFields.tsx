import { Alert, Box } from '@mui/material';
import { AutocompleteInput, BooleanInput, NumberInput, ReferenceInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../../texts/texts.js';
import { type DurationForm, durationFault, edgeOf, edgeText, RATIO, SECONDS } from './duration.js';
import { useDurations, useLossLevel } from './use-durations.js';

const need = required();

/** The broker's edge at the typed ratio; red if the broker loses by it. */
const EdgeNote = () => {
  const lossLevel = useLossLevel();
  const edge = edgeOf(useWatch({ name: 'ratio' }), lossLevel);
  if (!edge) return null;
  const isLosing = edge.kept < 0;
  return (
    <Alert severity={isLosing ? 'error' : 'info'} variant="outlined" sx={{ mb: 4, width: '100%' }}>
      {edgeText(edge)}
    </Alert>
  );
};

/** Sentence for a ratio by which the broker loses, for the confirmation of the request; null: it does not. */
export function useLosingText(): string | null {
  const lossLevel = useLossLevel();
  const edge = edgeOf(useWatch({ name: 'ratio' }), lossLevel);
  return edge && edge.kept < 0 ? edgeText(edge) : null;
}

export const DurationFields = () => {
  const all = useDurations();
  const faultOf = (field: 'seconds' | 'ratio' | 'least' | 'most') => (_: unknown, form: object) =>
    durationFault(field, form as DurationForm, all);
  return (
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
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 4,
          width: '100%',
        }}
      >
        <NumberInput
          source="seconds"
          label={t('options.seconds')}
          min={SECONDS.least}
          max={SECONDS.most}
          step={1}
          validate={[need, faultOf('seconds')]}
        />
        <NumberInput
          source="ratio"
          label={t('options.ratio')}
          min={0}
          max={RATIO.most}
          step={0.01}
          validate={[need, faultOf('ratio')]}
          helperText={t('options.profitOnAWinAsA')}
        />
        <NumberInput
          source="least"
          label={t('options.smallestStake')}
          min={0}
          validate={[need, faultOf('least')]}
        />
        <NumberInput
          source="most"
          label={t('options.largestStake')}
          min={0}
          validate={[need, faultOf('most')]}
        />
      </Box>
      <EdgeNote />
      <BooleanInput source="isEnabled" label={t('common.offeredToCustomers')} />
    </>
  );
};
