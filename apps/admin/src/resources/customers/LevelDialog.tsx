import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { whoseText } from '../../ui/whose.js';
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
          notify(t('customers.saved'), { type: 'success' });
          refresh();
          onClose();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <ConfirmDialog
      open
      title={t('customers.levelAndCreditScoreOf', { uid: whoseText(customer) })}
      touches={t('customers.theCustomerSeesBothOnThe')}
      confirm={t('common.save')}
      busy={isPending}
      onConfirm={save}
      onClose={onClose}
    >
      <TextField
        label={t('customers.level0100')}
        value={level}
        onChange={(event) => setLevel(digits(event.target.value))}
        autoFocus
      />
      <TextField
        label={t('customers.creditScore01000')}
        value={score}
        onChange={(event) => setScore(digits(event.target.value))}
      />
    </ConfirmDialog>
  );
};
