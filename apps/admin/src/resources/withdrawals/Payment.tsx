import { Box, TextField } from '@mui/material';
import { t } from '../../texts/texts.js';
import { idOf } from '../../ui/review/Words.js';
import { Section } from '../../ui/Section.js';

interface Props {
  readonly reference: string;
  readonly error: string | undefined;
  readonly onChange: (reference: string) => void;
}

/** By what the customer and the house find the payment again. */
export const Payment = ({ reference, error, onChange }: Props) => (
  <Section title={t('withdrawals.payment')}>
    <Box sx={{ display: 'grid', maxWidth: 480 }}>
      <TextField
        id={idOf('reference')}
        label={t('withdrawals.reference')}
        margin="none"
        autoFocus
        value={reference}
        onChange={({ target }) => onChange(target.value)}
        error={Boolean(error)}
        helperText={error ?? t('withdrawals.ofTheTransferOrTheHash')}
      />
    </Box>
  </Section>
);
