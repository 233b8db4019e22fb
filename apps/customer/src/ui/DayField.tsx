import Today from '@mui/icons-material/TodayRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { formatDate, languageOf } from '@truemark/i18n';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './Field.js';
import { FieldPress } from './FieldPress.js';
import { Sheet } from './Sheet.js';

const loadCalendar = () => import('./DayCalendar.js');
/** Large chunk, loaded only when the field is pressed. */
const DayCalendar = lazy(async () => ({ default: (await loadCalendar()).DayCalendar }));

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`; empty: none picked. */
  day: string;
  onDay: (day: string) => void;
  /** First and last selectable day, `YYYY-MM-DD`. */
  min: string | undefined;
  max: string | undefined;
  /** IANA zone whose current day is marked. */
  zone: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** Whether the day can be cleared. */
  clears?: boolean;
  /** Starts with the year view, for days far in the past. */
  fromYear?: boolean;
}

/** Date field, formatted for the language and picked from a calendar. */
export function DayField(props: DayFieldProps) {
  const { label, day, onDay, min, max, zone, hint, error, disabled, clears, fromYear } = props;
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const shown =
    day === '' ? t('ui.day.pick') : formatDate(Date.parse(day), languageOf(i18n.language).tag, 'UTC');
  const take = (picked: string) => {
    setOpen(false);
    onDay(picked);
  };
  return (
    <>
      <Field label={label} hint={hint} error={error} disabled={disabled}>
        {({ 'aria-invalid': _, ...field }) => (
          <FieldPress
            {...field}
            aria-label={`${label}: ${shown}`}
            aria-haspopup="dialog"
            data-empty={day === ''}
            disabled={disabled}
            onPointerEnter={() => void loadCalendar()}
            onClick={() => setOpen(true)}
          >
            <bdi>{shown}</bdi>
            <Today aria-hidden />
          </FieldPress>
        )}
      </Field>
      <Sheet
        open={open}
        title={label}
        onClose={() => setOpen(false)}
        foot={
          clears &&
          day !== '' && (
            <Button variant="outlined" onClick={() => take('')}>
              {t('ui.clear')}
            </Button>
          )
        }
      >
        <Suspense fallback={<Skeleton variant="rounded" height={388} />}>
          <DayCalendar day={day} min={min} max={max} zone={zone} fromYear={fromYear ?? false} onDay={take} />
        </Suspense>
      </Sheet>
    </>
  );
}
