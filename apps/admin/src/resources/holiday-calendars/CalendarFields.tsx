import { Typography } from '@mui/material';
import { required, TextInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { HolidayRows } from '../symbols/HolidayRows.js';

const need = required();

export const CalendarFields = () => (
  <>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
      {t('calendars.whatADayIs')}
    </Typography>
    <TextInput source="name" label={t('common.name')} validate={need} sx={{ maxWidth: 320 }} />
    <HolidayRows source="days" label={t('calendars.days')} />
  </>
);
