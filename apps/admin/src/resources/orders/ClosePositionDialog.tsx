import { TextField } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { exact } from '../../ui/figures.js';
import { useAction } from '../../ui/use-action.js';
import type { Order } from './order.js';

export const ClosePositionDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const [reason, setReason] = useState('');
  const { run, busy, errors } = useAction('Position closed', onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={`Close order ${order.id}?`}
      touches={`Customer ${order.uid} is closed at the market price of this instant; now that would be a result of ${exact(order.FactProfits)}. It cannot be undone.`}
      confirm="Close position"
      busy={busy}
      disabled={reason.trim().length < 3}
      onConfirm={() => run(`orders/${order.id}/close`, { reason })}
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
