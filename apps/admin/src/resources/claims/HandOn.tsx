import { MenuItem, TextField } from '@mui/material';
import type { OperatorRow } from '@truemark/contracts/admin';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useAction } from '../../ui/use-action.js';

interface Props {
  readonly id: string;
  readonly resource: string;
  readonly subject: number;
  readonly onClose: () => void;
}

/** An owner says who goes on with it. */
export const HandOn = ({ id, resource, subject, onClose }: Props) => {
  const queue = useProducts().find(({ name }) => name === resource)?.rail?.label ?? resource;
  const { data: people = [] } = useGetList<OperatorRow>('operators', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
    filter: { is_active: true },
  });
  const [to, setTo] = useState('');
  const { run, busy, errors, refusal } = useAction(t('claims.handedOn'), onClose);
  return (
    <ConfirmDialog
      open
      title={t('claims.handOnTitle', { what: t('claims.number', { queue, id: subject }) })}
      confirm={t('claims.handOn')}
      busy={busy}
      disabled={to === ''}
      onConfirm={() => void run(`claims/${id}/assign`, { operator_id: Number(to) })}
      onClose={onClose}
    >
      <TextField
        select
        autoFocus
        label={t('claims.operator')}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        error={refusal !== null}
        helperText={errors.operator_id ?? refusal}
      >
        {people.map(({ id: number, name, email }) => (
          <MenuItem key={number} value={String(number)}>
            {name || email}
          </MenuItem>
        ))}
      </TextField>
    </ConfirmDialog>
  );
};
