import { TextField } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useAction } from '../../ui/use-action.js';
import { BLOCKS, type Blockable, type Customer } from './customer.js';

const TOUCHES: Readonly<Record<Blockable, string>> = {
  signIn: 'All sessions of the customer end at once. Open positions stay open.',
  trading:
    'New trades are refused, and orders that wait for a price are cancelled. Closing positions and changing stops stay possible.',
  withdrawing: 'New withdrawals are refused. Money and positions stay where they are.',
};

interface Props {
  readonly customer: Customer;
  readonly what: Blockable;
  readonly onClose: () => void;
}

export const BlockDialog = ({ customer, what, onClose }: Props) => {
  const [reason, setReason] = useState('');
  const { run, busy, errors } = useAction(`${BLOCKS[what]} blocked`, onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={`Block ${BLOCKS[what].toLowerCase()} of ${customer.uid}?`}
      touches={TOUCHES[what]}
      confirm="Block"
      busy={busy}
      disabled={reason.trim().length < 3}
      onConfirm={() => run(`customers/${customer.id}/block`, { what, reason })}
      onClose={onClose}
    >
      <TextField
        label="Reason"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        helperText={errors.reason ?? 'The customer reads this.'}
        error={Boolean(errors.reason)}
        multiline
        minRows={2}
        autoFocus
      />
    </ConfirmDialog>
  );
};
