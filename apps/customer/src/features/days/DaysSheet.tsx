import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatDay } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Days } from '../../api/page.js';
import { Stack } from '../../ui/Card.js';
import { DayField } from '../../ui/DayField.js';
import { MainButton } from '../../ui/MainButton.js';
import { Sheet } from '../../ui/Sheet.js';
import { useConfig } from '../configuration/configuration.js';

const FIRST_DAY = '2000-01-01';
const A_DAY = 86_400_000;
const QUICK = [
  [1, 'orders.today'],
  [7, 'orders.days7'],
  [30, 'orders.days30'],
] as const;
const Form = styled('form')({});
const Quick = styled('div')({ display: 'flex', gap: 8, '& > *': { flex: 1, minWidth: 0 } });

interface DaysSheetProps {
  open: boolean;
  days: Days;
  onPick: (days: Days) => void;
  onClose: () => void;
}

/** Range of days of the list: whole days of the platform's time zone, both inclusive. */
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
  const now = Date.now();
  const today = formatDay(now, timezone);
  const reversed = draft.from !== '' && draft.to !== '' && draft.from > draft.to;
  const bounds = { min: FIRST_DAY, max: today, zone: timezone, clears: true };
  const last = (count: number) => ({ from: formatDay(now - (count - 1) * A_DAY, timezone), to: today });
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!reversed) onPick(draft);
      }}
    >
      <Stack>
        <Quick role="group" aria-label={t('orders.lastDays')}>
          {QUICK.map(([count, name]) => (
            <Button key={count} variant="outlined" onClick={() => onPick(last(count))}>
              {t(name)}
            </Button>
          ))}
        </Quick>
        <DayField
          {...bounds}
          label={t('orders.from')}
          day={draft.from}
          onDay={(from) => setDraft({ ...draft, from })}
          hint={t('orders.zone', { zone: timezone })}
        />
        <DayField
          {...bounds}
          label={t('orders.to')}
          day={draft.to}
          onDay={(to) => setDraft({ ...draft, to })}
          error={reversed ? t('orders.daysWrong') : undefined}
        />
        <MainButton type="submit" why={reversed ? t('why.fields') : undefined}>
          {t('orders.show')}
        </MainButton>
        <Button onClick={() => onPick({ from: '', to: '' })}>{t('orders.allDays')}</Button>
      </Stack>
    </Form>
  );
}
