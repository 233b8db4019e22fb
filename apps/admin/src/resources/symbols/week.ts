import {
  type Holiday,
  holidaysOf,
  isOpen,
  nextChange,
  openBetween,
  type Schedule,
  scheduleFaults,
} from '@truemark/domain';
import { languageTag, t } from '../../texts/texts.js';

const MINUTE = 60_000;
const DAY = 1440;

/** Day of the current week in the market's zone. */
export interface WeekDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 1 is Monday. */
  readonly day: number;
  /** Minutes of the day in which the market is open. */
  readonly open: readonly { readonly from: number; readonly to: number }[];
  readonly holiday: string | null;
}

export interface Week {
  readonly isOpen: boolean;
  /** When the current state ends, epoch ms; null if not within three weeks. */
  readonly changesAt: number | null;
  readonly days: readonly WeekDay[];
  /** Current minute of the day in the market's zone. */
  readonly minute: number;
  readonly today: string;
}

/** Week around `now` under a schedule; null while the schedule is invalid. */
export function weekOf(given: Schedule, now: number): Week | null {
  // Derived schedule data is cached by object, and a form mutates its own.
  const schedule = copyOf(given);
  if (!schedule || scheduleFaults(schedule).length > 0) return null;
  const local = localOf(schedule.timezone);
  const here = local(now);
  const noon = now + (DAY / 2 - here.minute) * MINUTE;
  const days = [1, 2, 3, 4, 5, 6, 7].map((day): WeekDay => {
    const at = noon + (day - here.day) * DAY * MINUTE;
    const { date } = local(at);
    const open = openBetween(schedule, at, at).map(({ start, end }) => ({
      from: local(start).minute,
      to: local(end).minute || DAY,
    }));
    const holiday = holidaysOf(schedule).find((each) => each.date === date)?.name ?? null;
    return { date, day, open, holiday };
  });
  return {
    isOpen: isOpen(schedule, now),
    changesAt: nextChange(schedule, now),
    days,
    minute: here.minute,
    today: here.date,
  };
}

/** Rows that are still empty in a form are skipped. */
function copyOf({ timezone, sessions, holidays, calendar }: Schedule): Schedule | null {
  if (!timezone) return null;
  return {
    timezone,
    sessions: (sessions ?? []).map(({ day, from, to }) => ({
      day: Number(day),
      from: from ?? '',
      to: to ?? '',
    })),
    holidays: copiesOf(holidays),
    ...(calendar && { calendar: { id: calendar.id, days: copiesOf(calendar.days) } }),
  };
}

const copiesOf = (days: readonly Holiday[] | undefined): Holiday[] =>
  (days ?? []).map(({ date, name, from, to }) => ({
    date: date ?? '',
    name: name ?? '',
    ...(from && { from }),
    ...(to && { to }),
  }));

const DAYS = [
  t('symbols.mon'),
  t('symbols.tue'),
  t('symbols.wed'),
  t('symbols.thu'),
  t('symbols.fri'),
  t('symbols.sat'),
  t('symbols.sun'),
];

function localOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (time: number): { date: string; day: number; minute: number } => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
    return {
      date: `${part('year')}-${part('month')}-${part('day')}`,
      day: DAYS.indexOf(part('weekday')) + 1,
      minute: Number(part('hour')) * 60 + Number(part('minute')),
    };
  };
}

/** Date in a zone at that instant. */
export const todayIn = (timeZone: string, time: number): string => localOf(timeZone)(time).date;

/** `Fri 20 Nov, 17:00` in the zone, in the operator's language: English in European order. */
export const momentIn = (timeZone: string, time: number): string =>
  new Intl.DateTimeFormat(languageTag() === 'en' ? 'en-GB' : languageTag(), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time);
