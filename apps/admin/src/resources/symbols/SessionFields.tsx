import { Box, Button, Typography } from '@mui/material';
import {
  ArrayInput,
  AutocompleteInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { SessionPreviewOfForm } from './FormPreviews.js';
import { HolidayRows } from './HolidayRows.js';
import { DAYS, SCHEDULES } from './symbol.js';

const need = required();
/** Some browsers omit the first two, or one of them. */
const zones = [...new Set(['UTC', 'GMT', ...Intl.supportedValuesOf('timeZone')])].map((id) => ({
  id,
  name: id,
}));
const days = DAYS.map((name, index) => ({ id: index + 1, name }));

const Presets = () => {
  const { setValue } = useFormContext();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
      {SCHEDULES.map(({ name, schedule }) => (
        <Button
          key={name}
          variant="outlined"
          onClick={() => setValue('schedule', schedule, { shouldDirty: true })}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
};

export const SessionFields = () => (
  <>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {t('symbols.outsideItsSessionsASymbolTakes')}
    </Typography>
    <SessionPreviewOfForm />
    <Presets />
    <AutocompleteInput
      source="schedule.timezone"
      label={t('symbols.timeZone')}
      choices={zones}
      validate={need}
      sx={{ maxWidth: 320 }}
    />
    <ArrayInput source="schedule.sessions" label={t('symbols.sessions')}>
      <SimpleFormIterator inline disableReordering disableClear>
        <SelectInput
          source="day"
          label={t('common.day')}
          choices={days}
          validate={need}
          helperText={false}
          sx={{ width: 160 }}
        />
        <TextInput
          source="from"
          label={t('symbols.from')}
          validate={need}
          helperText={false}
          placeholder="00:00"
          sx={{ width: 120 }}
        />
        <TextInput
          source="to"
          label={t('common.to')}
          validate={need}
          helperText={false}
          placeholder="24:00"
          sx={{ width: 120 }}
        />
      </SimpleFormIterator>
    </ArrayInput>
    <ReferenceInput
      source="calendarId"
      reference="holiday-calendars"
      sort={{ field: 'name', order: 'ASC' }}
      perPage={200}
    >
      <AutocompleteInput
        label={t('calendars.calendar')}
        optionText="name"
        helperText={t('calendars.itsDaysCountBeside')}
        sx={{ maxWidth: 320, mb: 3 }}
      />
    </ReferenceInput>
    <HolidayRows source="schedule.holidays" label={t('symbols.holidays')} />
  </>
);
