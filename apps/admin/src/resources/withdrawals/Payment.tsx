import { TextField } from '@mui/material';
import { isSentByHash } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';
import { Fields } from '../../ui/review/Fields.js';
import { fieldKeys, idOf } from '../../ui/review/Words.js';
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
    <Fields>
      <TextField
        id={idOf('reference')}
        label={t('withdrawals.reference')}
        margin="none"
        value={reference}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          fieldKeys()(event);
          // A word that is still being composed ends with Enter too.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
        // A hash is read sign by sign.
        slotProps={{ htmlInput: { style: { fontFamily: 'monospace' } } }}
        error={Boolean(error)}
        helperText={
          error ??
          t(isSentByHash(withdrawal) ? 'withdrawals.theHashOfTheTransaction' : 'withdrawals.ofTheTransfer')
        }
      />
    </Fields>
  </Section>
);
