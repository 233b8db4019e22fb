import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton } from '@mui/material';
import { t } from '../../texts/texts.js';
import { DayField } from '../../ui/DayField.js';
import { dayAfter } from './day.js';

interface Props {
  readonly day: string;
  /** Last day that can be chosen. */
  readonly today: string;
  readonly onChange: (day: string) => void;
}

export const DayPicker = ({ day, today, onChange }: Props) => {
  const yesterday = dayAfter(today, -1);
  const quick = [
    [t('reconciliation.yesterday'), yesterday],
    [t('reconciliation.today'), today],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <IconButton aria-label={t('reconciliation.theDayBefore')} onClick={() => onChange(dayAfter(day, -1))}>
        <ChevronLeft />
      </IconButton>
      <DayField label={t('common.day')} value={day} max={today} onChange={onChange} />
      <IconButton
        aria-label={t('reconciliation.theDayAfter')}
        disabled={day >= today}
        onClick={() => onChange(dayAfter(day, 1))}
      >
        <ChevronRight />
      </IconButton>
      {quick.map(([name, value]) => (
        <Button
          key={name}
          variant={day === value ? 'contained' : 'outlined'}
          aria-pressed={day === value}
          onClick={() => onChange(value)}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
};
