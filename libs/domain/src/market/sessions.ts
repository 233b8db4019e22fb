import { DateTime } from 'luxon';

/** A weekly session in the market's time zone. `day` 1 is Monday, 7 Sunday; `to` `24:00` is the end of the day. */
export interface Session {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

/** A day, or a part of it, without trading. */
export interface Holiday {
  /** `YYYY-MM-DD` in the market's time zone. */
  readonly date: string;
  readonly from?: string;
  readonly to?: string;
  readonly name: string;
}

/** A calendar shared by several symbols, with the days that apply to this one. */
export interface FollowedCalendar {
  readonly id: number;
  readonly days: readonly Holiday[];
}

/** Trading hours of a symbol. */
export interface Schedule {
  readonly timezone: string;
  readonly sessions: readonly Session[];
  /** Its own holidays, in addition to the calendar's. */
  readonly holidays: readonly Holiday[];
  readonly calendar?: FollowedCalendar;
}

/** Holidays of a symbol: its own and those of its calendar. */
export const holidaysOf = ({ holidays, calendar }: Schedule): readonly Holiday[] =>
  calendar ? [...holidays, ...calendar.days] : holidays;

interface Interval {
  readonly start: number;
  readonly end: number;
  readonly open: boolean;
  /** false if the interval ends only at the search horizon. */
  readonly isEndKnown: boolean;
}

/** Open from `start` until just before `end`, epoch ms. */
export interface OpenInterval {
  readonly start: number;
  readonly end: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MINUTE_OF_DAY = /^([01]\d|2[0-4]):([0-5]\d)$/;
/** Maximum look-ahead for the next opening. */
const HORIZON_DAYS = 21;

/** Whether each holiday is a valid day, or a part of one that ends after it starts. */
export const areHolidays = (days: readonly Holiday[]): boolean =>
  days.every(
    ({ date, from = '00:00', to = '24:00' }) =>
      DATE.test(date) && DateTime.fromISO(date).isValid && isSpan(from, to),
  );

/** Faults of a schedule, as i18n keys; empty if it is valid. */
export function scheduleFaults(schedule: Schedule): string[] {
  const { timezone, sessions } = schedule;
  const faults: string[] = [];
  if (!DateTime.local().setZone(timezone).isValid) faults.push('schedule.timezone');
  if (sessions.some(({ day, from, to }) => ![1, 2, 3, 4, 5, 6, 7].includes(day) || !isSpan(from, to))) {
    faults.push('schedule.sessions');
  }
  if (!areHolidays(holidaysOf(schedule))) faults.push('schedule.holidays');
  return faults;
}

/** Whether the market is open at `time` (epoch ms). An opening instant is open, a closing instant is not. */
export const isOpen = (schedule: Schedule, time: number): boolean => intervalAt(schedule, time).open;

/** Next opening or closing after `time`, epoch ms; null if not within three weeks. */
export function nextChange(schedule: Schedule, time: number): number | null {
  const { end, isEndKnown } = intervalAt(schedule, time);
  return isEndKnown ? end : null;
}

/** Cache of the last interval. Schedules are immutable. */
const intervalCache = new WeakMap<Schedule, Interval>();

function intervalAt(schedule: Schedule, time: number): Interval {
  const last = intervalCache.get(schedule);
  if (last && time >= last.start && time < last.end) return last;
  const interval = computeInterval(schedule, time);
  intervalCache.set(schedule, interval);
  return interval;
}

function computeInterval(schedule: Schedule, time: number): Interval {
  let closedSince = time - DAY;
  for (const { start, end, isCut } of openAround(schedule, time)) {
    if (end <= time) closedSince = end;
    // Its end is searched again a day later, when it may be within the horizon.
    else if (start <= time && isCut) return { start, end: time + DAY, open: true, isEndKnown: false };
    else if (start <= time) return { start, end, open: true, isEndKnown: true };
    else return { start: closedSince, end: start, open: false, isEndKnown: true };
  }
  return { start: closedSince, end: time + DAY, open: false, isEndKnown: false };
}

/** Open intervals from a week before `time` until the horizon, generated lazily. */
function openAround(schedule: Schedule, time: number): Generator<Opening> {
  const today = DateTime.fromMillis(time, { zone: schedule.timezone }).startOf('day');
  return openOn(schedule, today.minus({ days: 8 }), today.plus({ days: HORIZON_DAYS }));
}

/** Open intervals on the days from `from` to `to` (epoch ms), in order, merged where sessions touch. */
export function openBetween(schedule: Schedule, from: number, to: number): OpenInterval[] {
  const dayOf = (time: number) => DateTime.fromMillis(time, { zone: schedule.timezone }).startOf('day');
  return [...openOn(schedule, dayOf(from), dayOf(to))].map(({ start, end }) => ({ start, end }));
}

interface Opening extends OpenInterval {
  /** It lasts to the end of the requested days: the next day may continue it. */
  readonly isCut: boolean;
}

function* openOn(schedule: Schedule, first: DateTime, last: DateTime): Generator<Opening> {
  let open: { start: number; end: number } | null = null;
  let day = first;
  while (day <= last) {
    const next = dayAfter(day);
    for (const piece of piecesOf(schedule, day, next)) {
      if (open && piece.start <= open.end) open.end = Math.max(open.end, piece.end);
      else {
        if (open) yield { ...open, isCut: false };
        open = piece;
      }
    }
    day = next;
  }
  if (open) yield { ...open, isCut: open.end >= day.toMillis() };
}

function piecesOf(schedule: Schedule, day: DateTime, next: DateTime): { start: number; end: number }[] {
  const instant = instantsOf(day, next);
  const off = holidaysOf(schedule)
    .filter(({ date }) => date === day.toISODate())
    .map(({ from = '00:00', to = '24:00' }) => ({ start: instant(from), end: instant(to) }));
  let pieces = schedule.sessions
    .filter((session) => session.day === day.weekday)
    .map(({ from, to }) => ({ start: instant(from), end: instant(to) }))
    .sort((a, b) => a.start - b.start);
  for (const { start, end } of off) {
    pieces = pieces.flatMap((piece) =>
      [
        { start: piece.start, end: Math.min(piece.end, start) },
        { start: Math.max(piece.start, end), end: piece.end },
      ].filter((part) => part.start < part.end),
    );
  }
  return pieces;
}

/** First instant of the next day, even if a clock change makes that 01:00. */
const dayAfter = (day: DateTime): DateTime => day.plus({ days: 1 }).startOf('day');

/**
 * Converts wall times of a day to instants. A time skipped by a clock change moves later by the length of the change.
 * On days without a change it adds to the day's start, which is about a hundred times faster than a time zone lookup.
 */
function instantsOf(day: DateTime, next: DateTime): (time: string) => number {
  const start = day.toMillis();
  const end = next.toMillis();
  const isPlain = end - start === DAY && day.hour === 0;
  return (time) => {
    const at = minutes(time) ?? 0;
    if (at === 24 * 60) return end;
    return isPlain ? start + at * MINUTE : day.set({ hour: Math.floor(at / 60), minute: at % 60 }).toMillis();
  };
}

function isSpan(from: string, to: string): boolean {
  const [start, end] = [minutes(from), minutes(to)];
  return start !== null && end !== null && start < end;
}

function minutes(time: string): number | null {
  const found = MINUTE_OF_DAY.exec(time);
  if (!found) return null;
  const value = Number(found[1]) * 60 + Number(found[2]);
  return value <= 24 * 60 ? value : null;
}
