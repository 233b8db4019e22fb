import Check from '@mui/icons-material/CheckRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '../../../api/users.js';
import { CardList, Stack } from '../../../ui/Card.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Field } from '../../../ui/Field.js';
import { FieldPress } from '../../../ui/FieldPress.js';
import { ListRow } from '../../../ui/ListRow.js';
import { Sheet } from '../../../ui/Sheet.js';
import { TextField } from '../../../ui/TextField.js';

interface CountryFieldProps {
  label: string;
  areas: readonly Area[];
  /** ISO alpha-2; empty: none. */
  value: string;
  onPick: (country: string) => void;
  error?: string;
}

/** Country picker, searchable by part of the name. */
export function CountryField({ label, areas, value, onPick, error }: CountryFieldProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const picked = areas.find(({ country }) => country === value);
  const shown = picked?.name ?? t('loan.form.pick');
  const found = areas.filter(({ name, country }) =>
    `${name} ${country}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <>
      <Field label={label} error={error}>
        {({ 'aria-invalid': _, ...field }) => (
          <FieldPress
            {...field}
            aria-label={`${label}: ${shown}`}
            aria-haspopup="dialog"
            data-empty={!picked}
            onClick={() => setOpen(true)}
          >
            <bdi>{shown}</bdi>
            <ExpandMore aria-hidden />
          </FieldPress>
        )}
      </Field>
      <Sheet open={open} title={label} onClose={() => setOpen(false)}>
        <Stack sx={{ minHeight: '60dvh' }}>
          <TextField
            label={t('loan.form.findCountry')}
            value={wanted}
            autoComplete="off"
            onChange={(event) => setWanted(event.target.value)}
          />
          {found.length === 0 && <EmptyState title={t('loan.form.noCountry')} />}
          {found.length > 0 && (
            <CardList>
              {found.map(({ id, country, name }) => (
                <ListRow
                  key={id}
                  title={name}
                  end={country === value && <Check aria-label={t('ui.picked')} color="inherit" />}
                  arrow={false}
                  onPress={() => {
                    setOpen(false);
                    onPick(country);
                  }}
                />
              ))}
            </CardList>
          )}
        </Stack>
      </Sheet>
    </>
  );
}
