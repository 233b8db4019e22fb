import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatDay } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/Card.js';
import { Field } from '../../ui/Field.js';
import { Sheet } from '../../ui/Sheet.js';
import { useConfig } from '../configuration/configuration.js';
import type { Days } from './useOrders.js';

const FIRST_DAY = '2000-01-01';
const Form = styled('form')({});

interface DaysSheetProps {
  open: boolean;
  days: Days;
  onPick: (days: Days) => void;
  onClose: () => void;
}

/** From which day to which the list goes; whole days of the house's time zone, both included. */
export function DaysSheet({ open, days, onPick, onClose }: DaysSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} title={t('orders.days')} onClose={onClose}>
      {open && <DaysForm days={days} onPick={onPick} />}
    </Sheet>
  );
}

function DaysForm({ days, onPick }: Pick<DaysSheetProps, 'days' | 'onPick'>) {
  const { t } = useTranslation();
  const { timezone } = useConfig();
  const [draft, setDraft] = useState(days);
  const today = formatDay(Date.now(), timezone);
  const wrong = draft.from !== '' && draft.to !== '' && draft.from > draft.to;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong) onPick(draft);
      }}
    >
      <Stack>
        <Field label={t('orders.from')} hint={t('orders.zone', { zone: timezone })}>
          {(field) => (
            <input
              {...field}
              type="date"
              min={FIRST_DAY}
              max={today}
              value={draft.from}
              onChange={(event) => setDraft({ ...draft, from: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('orders.to')} error={wrong ? t('orders.daysWrong') : undefined}>
          {(field) => (
            <input
              {...field}
              type="date"
              min={FIRST_DAY}
              max={today}
              value={draft.to}
              onChange={(event) => setDraft({ ...draft, to: event.target.value })}
            />
          )}
        </Field>
        <Button type="submit" variant="contained" disabled={wrong}>
          {t('orders.show')}
        </Button>
        <Button onClick={() => onPick({ from: '', to: '' })}>{t('orders.allDays')}</Button>
      </Stack>
    </Form>
  );
}
