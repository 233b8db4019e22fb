import { Typography } from '@mui/material';
import { ArrayInput, BooleanInput, NumberInput, required, SimpleFormIterator } from 'react-admin';
import { t } from '../../texts/texts.js';
import { LotPreviewOfForm } from './FormPreviews.js';

export const LeverageFields = () => (
  <>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {t('symbols.whatCustomersChooseFromTheSame')}
    </Typography>
    <ArrayInput source="multiples" label={t('symbols.leverage')}>
      <SimpleFormIterator inline disableClear>
        <NumberInput
          source="value"
          label={t('symbols.leverage')}
          min={0}
          validate={required()}
          helperText={false}
        />
        <BooleanInput source="isDefault" label={t('symbols.offeredFirst')} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
    <LotPreviewOfForm />
  </>
);
