import { Alert, TextField } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useAction } from '../../ui/use-action.js';
import { ClosingFigures } from './ClosingFigures.js';
import { cannotClose, type Order } from './order.js';

/**
 * Closes a position at the market, asking twice: first for the reason that the customer reads, then with the price and
 * result of this second. Which price it gets, nobody can choose.
 */
export const ClosePositionDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const [reason, setReason] = useState('');
  const [isSure, setIsSure] = useState(false);
  const { run, busy, errors, refusal } = useAction('Position closed at the market price', onClose);
  const obstacle = cannotClose(order) ?? refusal;
  const lacksReason = reason.trim().length < 3;
  const close = (): void => {
    if (isSure) void run(`orders/${order.id}/close`, { reason });
    else setIsSure(true);
  };
  return (
    <ConfirmDialog
      open
      danger
      title={isSure ? `Really close order ${order.id}?` : `Close order ${order.id} at the market?`}
      touches={
        isSure
          ? `The price may move until you press: it closes at the market’s price at that instant. Customer ${order.uid} reads the reason. It cannot be undone.`
          : 'It closes at the market’s price at that instant, not at one shown here; nobody can choose or correct it.'
      }
      confirm={isSure ? 'Yes, close it now' : 'Continue'}
      busy={busy}
      disabled={lacksReason || cannotClose(order) !== null}
      onConfirm={close}
      onClose={onClose}
    >
      <ClosingFigures order={order} />
      {obstacle && <Alert severity="error">{obstacle}</Alert>}
      <TextField
        label="Reason"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        helperText={errors.reason ?? 'The customer reads this.'}
        error={Boolean(errors.reason)}
        slotProps={{ htmlInput: { maxLength: 300, readOnly: isSure } }}
        multiline
        minRows={2}
        autoFocus
      />
    </ConfirmDialog>
  );
};
