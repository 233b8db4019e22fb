import { Alert, Box, Typography } from '@mui/material';
import type { Schedule } from '@truemark/domain';
import { t } from '../../texts/texts.js';
import { Pill } from '../../ui/Pill.js';
import { WeekStrip } from './WeekStrip.js';
import { momentIn, type Week, weekOf } from './week.js';

const MINUTE = 60_000;

function inTime(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days > 0) return t('symbols.inDH', { days, hours });
  return hours > 0 ? t('symbols.inHMin', { hours, rest }) : t('symbols.inMin', { rest });
}

function changeText({ isOpen, changesAt }: Week, timezone: string, now: number): string {
  if (changesAt === null)
    return isOpen ? t('symbols.doesNotCloseWithinThreeWeeks') : t('symbols.doesNotOpenWithinThreeWeeks');
  return `${isOpen ? t('symbols.closes') : t('symbols.opensNext')} ${momentIn(timezone, changesAt)} (${timezone}), ${inTime(changesAt - now)}.`;
}

interface Props {
  readonly schedule: Schedule | undefined;
  /** Current market time, epoch ms. */
  readonly now: number;
}

/** Whether the market is open now under these sessions, when that changes, and the week. */
export const SessionPreview = ({ schedule, now }: Props) => {
  const week = schedule ? weekOf(schedule, now) : null;
  if (!schedule || !week) {
    return <Alert severity="info">{t('symbols.theWeekIsShownOnceThe')}</Alert>;
  }
  return (
    <Box
      component="section"
      aria-label={t('symbols.theWeekByTheseSessions')}
      sx={{ width: '100%', maxWidth: 640 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <Pill
          label={week.isOpen ? t('symbols.openNow') : t('symbols.closedNow')}
          tone={week.isOpen ? 'success' : 'warning'}
        />
        <Typography variant="body2">{changeText(week, schedule.timezone, now)}</Typography>
      </Box>
      <WeekStrip week={week} />
    </Box>
  );
};
