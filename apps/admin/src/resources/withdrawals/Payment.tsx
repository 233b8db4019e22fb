import { TextField } from '@mui/material';
import { usesTransactionHash } from '@truemark/contracts/admin';
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
  /** Asks for confirmation of the payment, as its button does. */
  readonly onEnter: () => void;
}

/** Payment reference for the customer and the broker. */
export const Payment = ({ withdrawal, reference, error, onChange, onEnter }: Props) => {
  const [isIn, setIsIn] = useState(false);
  const isHash = usesTransactionHash(withdrawal);
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
            // Enter also ends an IME composition.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnter();
          }}
          // A hash is compared character by character.
          slotProps={{ htmlInput: { style: { fontFamily: 'monospace' } } }}
          error={Boolean(error)}
          // A shortcut moves the focus here: the hint then says what to do.
          helperText={error ?? (isIn ? asked : what)}
        />
      </Fields>
    </Section>
  );
};
