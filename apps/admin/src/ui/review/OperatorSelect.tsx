import { MenuItem, TextField } from '@mui/material';
import type { OperatorRow } from '@truemark/contracts/admin';
import { useGetList } from 'react-admin';
import { t } from '../../texts/texts.js';

interface Props {
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly refusal?: string | null;
}

/** Select of the operator who takes over. */
export const OperatorSelect = ({ value, onChange, refusal = null }: Props) => {
  const { data: people = [] } = useGetList<OperatorRow>('operators', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
    filter: { is_active: true },
  });
  return (
    <TextField
      select
      autoFocus
      label={t('claims.operator')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={refusal !== null}
      helperText={refusal}
    >
      {people.map(({ id, name, email }) => (
        <MenuItem key={id} value={String(id)}>
          {name || email}
        </MenuItem>
      ))}
    </TextField>
  );
};
