import { TextField } from '@mui/material';
import { useState } from 'react';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { isReasonless } from '../../ui/reason.js';
import { useAction } from '../../ui/use-action.js';
import { whoseText } from '../../ui/whose.js';
import { BLOCKS, type Blockable, type Customer } from './customer.js';

const TOUCHES: Readonly<Record<Blockable, string>> = {
  signIn: t('customers.allSessionsOfTheCustomerEnd'),
  trading: t('customers.newTradesAreRefusedAndOrders'),
  withdrawing: t('customers.nothingNewIsPaidOut'),
};

interface Props {
  readonly customer: Customer;
  readonly what: Blockable;
  readonly onClose: () => void;
}

export const BlockDialog = ({ customer, what, onClose }: Props) => {
  const [reason, setReason] = useState('');
  const { run, busy, errors } = useAction(
    t('customers.blocked', { what: BLOCKS[what], whose: whoseText(customer) }),
    onClose,
  );
  return (
    <ConfirmDialog
      open
      danger
      title={t('customers.blockOf', { what: BLOCKS[what].toLowerCase(), uid: whoseText(customer) })}
      touches={TOUCHES[what]}
      confirm={t('customers.block')}
      busy={busy}
      disabled={isReasonless(reason)}
      onConfirm={() => run(`customers/${customer.id}/block`, { what, reason })}
      onClose={onClose}
    >
      <TextField
        label={t('common.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        helperText={errors.reason ?? t('customers.theCustomerReadsThis')}
        error={Boolean(errors.reason)}
        multiline
        minRows={2}
        autoFocus
      />
    </ConfirmDialog>
  );
};
