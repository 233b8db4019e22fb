import { Typography } from '@mui/material';
import { ArrayInput, BooleanInput, NumberInput, required, SimpleFormIterator } from 'react-admin';
import { LotPreviewOfForm } from './FormPreviews.js';

export const LeverageFields = () => (
  <>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      What customers choose from, the same for everybody. Without any, no order can be placed.
    </Typography>
    <ArrayInput source="multiples" label="Leverage">
      <SimpleFormIterator inline disableClear>
        <NumberInput source="value" label="Leverage" min={0} validate={required()} helperText={false} />
        <BooleanInput source="isDefault" label="Offered first" helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
    <LotPreviewOfForm />
  </>
);
