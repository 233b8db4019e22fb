import { styled } from '@mui/material/styles';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { languageOf } from '@truemark/i18n';
import { DateTime } from 'luxon';
import { useTranslation } from 'react-i18next';
import { textSize } from './theme/text-size.js';

/** A seventh of the sheet's width, up to the 44 px of a touch target. */
const CELL = 'min(44px, calc((100vw - 32px) / 7 - 4px))';

const Box = styled('div')(({ theme }) => ({
  '& .MuiDateCalendar-root': { width: '100%', height: 'auto', maxHeight: 'none', overflow: 'visible' },
  '& .MuiPickersCalendarHeader-root': { padding: 0, margin: '0 0 4px', minHeight: 44, maxHeight: 'none' },
  '& .MuiPickersCalendarHeader-label': { ...theme.typography.h3, marginInlineStart: 12 },
  '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': { justifyContent: 'space-between' },
  '& .MuiDayCalendar-weekDayLabel': {
    width: CELL,
    height: 32,
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
  },
  '& .MuiDayCalendar-slideTransition': { minHeight: `calc((${CELL} + 4px) * 6)` },
  // Years and months take the height of the days, so that the sheet keeps its height.
  '& .MuiDateCalendar-viewTransitionContainer': { minHeight: `calc((${CELL} + 4px) * 6 + 32px)` },
  '& .MuiPickerDay-root': { '--PickerDay-size': CELL, fontSize: textSize(14) },
  '& .MuiYearCalendar-root, & .MuiMonthCalendar-root': {
    width: '100%',
    padding: 0,
    maxHeight: `calc((${CELL} + 4px) * 6 + 32px)`,
  },
  '& .MuiYearCalendar-button, & .MuiMonthCalendar-button': { height: 44, margin: '4px 0' },
  '& button.Mui-disabled': { color: theme.palette.text.secondary, opacity: 0.5 },
}));

interface DayCalendarProps {
  /** `YYYY-MM-DD`; empty: none picked. */
  day: string;
  min: string | undefined;
  max: string | undefined;
  /** IANA zone whose current day is marked. */
  zone: string;
  fromYear: boolean;
  onDay: (day: string) => void;
}

/** Calendar to pick a day, with year and month views. */
export function DayCalendar({ day, min, max, zone, fromYear, onDay }: DayCalendarProps) {
  const { t, i18n } = useTranslation();
  // Latin digits and the language's calendar, as in every date of the app.
  const locale = `${languageOf(i18n.language).tag}-u-nu-latn`;
  const at = (text: string | undefined) => (text ? DateTime.fromISO(text, { zone }) : undefined);
  return (
    <Box>
      <LocalizationProvider
        dateAdapter={AdapterLuxon}
        adapterLocale={locale}
        localeText={{
          previousMonth: t('ui.day.previous'),
          nextMonth: t('ui.day.next'),
          calendarViewSwitchingButtonAriaLabel: (view) => t(view === 'year' ? 'ui.day.days' : 'ui.day.years'),
        }}
      >
        <DateCalendar
          autoFocus
          value={at(day) ?? null}
          referenceDate={day === '' ? at(max) : undefined}
          minDate={at(min)}
          maxDate={at(max)}
          timezone={zone}
          views={['year', 'month', 'day']}
          openTo={fromYear && day === '' ? 'year' : 'day'}
          yearsOrder="desc"
          dayOfWeekFormatter={(date) => date.setLocale(locale).toFormat('ccccc')}
          onChange={(value, step) => {
            const picked = step === 'finish' ? value?.toISODate() : null;
            if (picked) onDay(picked);
          }}
        />
      </LocalizationProvider>
    </Box>
  );
}
