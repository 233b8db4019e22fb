import { Box, TextField } from '@mui/material';
import { isSentByHash } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';
import { idOf } from '../../ui/review/Words.js';
import { Section } from '../../ui/Section.js';
import type { Withdrawal } from './withdrawal.js';

export const NAME_THE_PAYMENT = t('withdrawals.byWhatIsThePaymentFound');

interface Props {
  readonly withdrawal: Withdrawal;
  readonly reference: string;
  readonly error: string | undefined;
  readonly onChange: (reference: string) => void;
  /** Asks whether it was sent, as its button does. */
  readonly onEnter: () => void;
}

/** By what the customer and the house find the payment again. */
export const Payment = ({ withdrawal, reference, error, onChange, onEnter }: Props) => (
  <Section title={t('withdrawals.payment')}>
    <Box sx={{ display: 'grid', maxWidth: 480 }}>
      <TextField
        id={idOf('reference')}
        label={t('withdrawals.reference')}
        margin="none"
        autoFocus
        value={reference}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // A word that is still being composed ends with Enter too.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
        error={Boolean(error)}
        helperText={
          error ??
          t(isSentByHash(withdrawal) ? 'withdrawals.theHashOfTheTransaction' : 'withdrawals.ofTheTransfer')
        }
      />
    </Box>
  </Section>
);
