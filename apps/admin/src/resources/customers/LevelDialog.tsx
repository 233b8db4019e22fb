import { TextField } from '@mui/material';
import { useState } from 'react';
import { type HttpError, useNotify, useRefresh, useUpdate } from 'react-admin';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useKeptReason } from '../../ui/drafts/use-kept-reason.js';
import { customerLabel } from '../../ui/whose.js';
import type { Customer } from './customer.js';

/** Error if the text is no whole number up to `most`; undefined if valid. */
const faultOf = (text: string, most: number): string | undefined =>
  /^\d+$/.test(text.trim()) && Number(text) <= most ? undefined : t('customers.aWholeNumberTo', { most });

type Faults = Readonly<Partial<Record<'level' | 'credit_score', string>>>;

export const LevelDialog = ({ customer, onClose }: { customer: Customer; onClose: () => void }) => {
  // The page behind is polled; the change is based on the values first shown here.
  const [seen] = useState(customer);
  const [level, setLevel] = useState(String(customer.level));
  const [score, setScore] = useState(String(customer.credit_score));
  const [reason, setReason] = useKeptReason(`customers/${customer.id}/level`);
  const [refused, setRefused] = useState<Faults>({});
  const faults = { level: faultOf(level, 100), credit_score: faultOf(score, 1000) };
  const fault = { level: faults.level ?? refused.level, score: faults.credit_score ?? refused.credit_score };
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const save = () =>
    update(
      'customers',
      {
        id: customer.id,
        data: { level: Number(level), credit_score: Number(score), ...(reason.trim() !== '' && { reason }) },
        previousData: seen,
      },
      {
        onSuccess: () => {
          notify(t('customers.saved'), { type: 'success' });
          refresh();
          onClose();
        },
        onError: (error) => {
          const { message, body } = error as HttpError;
          const { errors } = (body ?? {}) as { errors?: Faults };
          if (errors) setRefused(errors);
          else notify(message, { type: 'error' });
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={t('customers.levelAndCreditScoreOf', { uid: customerLabel(customer) })}
      touches={t('customers.theCustomerSeesBothOnThe')}
      confirm={t('common.save')}
      busy={isPending}
      disabled={Boolean(faults.level ?? faults.credit_score)}
      onConfirm={save}
      onClose={onClose}
    >
      <TextField
        label={t('customers.level0100')}
        value={level}
        onChange={(event) => {
          setLevel(event.target.value);
          setRefused({});
        }}
        error={Boolean(fault.level)}
        helperText={fault.level}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        autoFocus
      />
      <TextField
        label={t('customers.creditScore01000')}
        value={score}
        onChange={(event) => {
          setScore(event.target.value);
          setRefused({});
        }}
        error={Boolean(fault.score)}
        helperText={fault.score}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField
        label={t('common.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        helperText={t('customers.keptInTheLogAlone')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </ConfirmDialog>
  );
};
