import { Box, Typography } from '@mui/material';
import { t } from '../../texts/texts.js';
import { DAYS } from './symbol.js';
import type { Week, WeekDay } from './week.js';

const MINUTES = 1440;
const share = (minute: number): string => `${(minute / MINUTES) * 100}%`;
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const hoursOf = ({ open }: WeekDay): string =>
  open.length === 0
    ? t('symbols.closedAllDay')
    : open.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ');

const Bar = ({ day, minute }: { day: WeekDay; minute: number | null }) => (
  <Box sx={{ position: 'relative', height: 16, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}>
    {day.open.map(({ from, to }) => (
      <Box
        key={from}
        sx={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: share(from),
          width: share(to - from),
          bgcolor: 'primary.main',
        }}
      />
    ))}
    {minute !== null && (
      <Box
        sx={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: share(minute),
          width: 2,
          bgcolor: 'error.main',
        }}
      />
    )}
  </Box>
);

/** Current week, day by day in the market's zone: open hours, and the current time. */
export const WeekStrip = ({ week }: { week: Week }) => (
  <Box
    component="ul"
    aria-label={t('symbols.thisWeek')}
    sx={{
      display: 'grid',
      gap: 1,
      gridTemplateColumns: 'auto minmax(80px, 1fr) auto',
      m: 0,
      p: 0,
      listStyle: 'none',
    }}
  >
    {week.days.map((day) => (
      <Box
        key={day.date}
        component="li"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'subgrid',
          gridColumn: '1 / -1',
          alignItems: 'center',
          columnGap: 3,
        }}
      >
        <Typography variant="caption" sx={{ fontWeight: day.date === week.today ? 600 : 400 }}>
          {DAYS[day.day - 1]?.slice(0, 3)} {day.date.slice(5)}
        </Typography>
        <Bar day={day} minute={day.date === week.today ? week.minute : null} />
        <Typography variant="caption" color="textSecondary">
          {hoursOf(day)}
          {day.holiday === null ? '' : ` · ${day.holiday}`}
        </Typography>
      </Box>
    ))}
  </Box>
);
