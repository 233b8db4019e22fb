import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { zoneLabel } from '../zone.js';
import { InstantInput } from './InstantInput.js';

/** Publication period; `from` says what an empty start means, absent: a start is required. */
export const PublicationFields = ({ from }: { from?: string }) => (
  <>
    <BooleanInput source="is_shown" label={t('ui.published')} helperText={t('ui.offADraftThatNoCustomer')} />
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', columnGap: 3 }}>
      <InstantInput
        source="published_at_ms"
        label={t('ui.fromIn', { zone: zoneLabel() })}
        helperText={from ?? t('ui.aTimeToComeItIs')}
      />
      <InstantInput
        source="ends_at_ms"
        label={t('ui.untilIn', { zone: zoneLabel() })}
        helperText={t('ui.emptyForGood')}
      />
    </Box>
  </>
);
