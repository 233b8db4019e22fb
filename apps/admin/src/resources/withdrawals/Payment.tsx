import { TextField } from '@mui/material';
import { isSentByHash } from '@truemark/contracts/admin';
import { useState } from 'react';
import { t } from '../../texts/texts.js';
import { Fields } from '../../ui/review/Fields.js';
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
export const Payment = ({ withdrawal, reference, error, onChange, onEnter }: Props) => {
  const [isIn, setIsIn] = useState(false);
  const isHash = isSentByHash(withdrawal);
  const asked = t(isHash ? 'withdrawals.pasteTheHash' : 'withdrawals.pasteTheReference');
  const what = t(isHash ? 'withdrawals.theHashOfTheTransaction' : 'withdrawals.ofTheTransfer');
  return (
    <Section title={t('withdrawals.payment')}>
      <Fields>
        <TextField
          id={idOf('reference')}
          label={t('withdrawals.reference')}
          margin="none"
          value={reference}
          onChange={({ target }) => onChange(target.value)}
          onFocus={() => setIsIn(true)}
          onBlur={() => setIsIn(false)}
          onKeyDown={(event) => {
            // A word that is still being composed ends with Enter too.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnter();
          }}
          // A hash is read sign by sign.
          slotProps={{ htmlInput: { style: { fontFamily: 'monospace' } } }}
          error={Boolean(error)}
          // A key brings the cursor here: what is to be done is said where it then stands.
          helperText={error ?? (isIn ? asked : what)}
        />
      </Fields>
    </Section>
  );
};
