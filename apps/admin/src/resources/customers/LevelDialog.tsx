import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import type { Customer } from './customer.js';

const digits = (text: string): string => text.replace(/\D/g, '').slice(0, 4);

export const LevelDialog = ({ customer, onClose }: { customer: Customer; onClose: () => void }) => {
  const [level, setLevel] = useState(String(customer.level));
  const [score, setScore] = useState(String(customer.credit_score));
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const save = () =>
    update(
      'customers',
      {
        id: customer.id,
        data: { level: Number(level), credit_score: Number(score) },
        previousData: customer,
      },
      {
        onSuccess: () => {
          notify('Saved', { type: 'success' });
          refresh();
          onClose();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <ConfirmDialog
      open
      title={`Level and credit score of ${customer.uid}`}
      touches="The customer sees both on the user page once they are above 0. Prices, odds and fees are the same for everybody."
      confirm="Save"
      busy={isPending}
      onConfirm={save}
      onClose={onClose}
    >
      <TextField
        label="Level (0–100)"
        value={level}
        onChange={(event) => setLevel(digits(event.target.value))}
        autoFocus
      />
      <TextField
        label="Credit score (0–1000)"
        value={score}
        onChange={(event) => setScore(digits(event.target.value))}
      />
    </ConfirmDialog>
  );
};
