const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The last instant of JavaScript's calendar. */
const LAST_INSTANT = 8_640_000_000_000_000;

/** Latin digits in every language. */
const latin = (tag: string): string => `${tag}-u-nu-latn`;

/** Cached, because construction is expensive. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB-u-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** Wall-clock fields in a time zone. */
function wallClock(epochMs: number, zone: string): Record<string, string> {
  const parts = clockOf(zone).formatToParts(epochMs);
  return Object.fromEntries(parts.map((part) => [part.type, part.value]));
}

const isTime = (epochMs: number): boolean => Math.abs(epochMs) <= LAST_INSTANT;

/** Formats `YYYY-MM-DD HH:mm:ss` in a time zone; `Invalid Date` for an invalid time. */
export function formatTimestamp(epochMs: number, zone: string): string {
  if (!isTime(epochMs)) return 'Invalid Date';
  if (zone === 'GMT' || zone === 'UTC') return new Date(epochMs).toISOString().slice(0, 19).replace('T', ' ');
  const at = wallClock(epochMs, zone);
  return `${at.year}-${at.month}-${at.day} ${at.hour}:${at.minute}:${at.second}`;
}

/** Formats `YYYY-MM-DD` in a time zone. */
export function formatDay(epochMs: number, zone: string): string {
  return formatTimestamp(epochMs, zone).slice(0, 10);
}

const zoneClocks = new Map<string, Intl.DateTimeFormat>();

function zoneClockOf(zone: string): Intl.DateTimeFormat {
  let clock = zoneClocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-u-nu-latn', { timeZone: zone, timeZoneName: 'shortOffset' });
    zoneClocks.set(zone, clock);
  }
  return clock;
}

/** Name of a zone at an instant: `GMT`, `GMT+8`. */
export function zoneName(epochMs: number, zone: string): string {
  const parts = zoneClockOf(zone).formatToParts(epochMs);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return name === 'GMT+0' ? 'GMT' : name;
}

/** Formats `YYYY-MM-DD HH:mm:ss GMT+8` in a time zone. */
export const formatZoned = (epochMs: number, zone: string): string =>
  `${formatTimestamp(epochMs, zone)} ${zoneName(epochMs, zone)}`;

/** Japanese has no space between a number and its unit. */
const withoutSpaces = (text: string, tag: string): string => (tag === 'ja' ? text.replaceAll(' ', '') : text);

/** Joins a date and a time, the date first in every language: `23 Nov, 09:17`, `11月23日 09:17`. */
export function dateAndTime(date: string, time: string, tag: string): string {
  if (/^(ja|ko|zh)/.test(tag)) return `${date} ${time}`;
  return tag === 'ar' ? `${date}، ${time}` : `${date}, ${time}`;
}

/** Formats a future time: `Sunday 22:00 (in 5 hr.)`; its date beyond six days. */
export function formatAhead(epochMs: number, nowMs: number, tag: string, zone: string): string {
  const left = Math.max(0, epochMs - nowMs);
  const isSoon = left < 6 * DAY;
  const day = isSoon ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  const date = new Intl.DateTimeFormat(latin(tag), { ...day, timeZone: zone }).format(epochMs);
  const { hour, minute } = wallClock(epochMs, zone);
  const at = isSoon ? `${date} ${hour}:${minute}` : dateAndTime(date, `${hour}:${minute}`, tag);
  const [length, unit] =
    left < HOUR
      ? ([MINUTE, 'minute'] as const)
      : left < 2 * DAY
        ? ([HOUR, 'hour'] as const)
        : ([DAY, 'day'] as const);
  // Some languages shorten days to a single letter.
  const words = new Intl.RelativeTimeFormat(latin(tag), { style: unit === 'day' ? 'long' : 'short' });
  return `${at} (${withoutSpaces(words.format(Math.max(1, Math.floor(left / length)), unit), tag)})`;
}

/** Short date of a language: `Nov 23`, optionally with the year. */
const shortDay = (epochMs: number, tag: string, timeZone: string, year?: 'numeric'): string =>
  new Intl.DateTimeFormat(latin(tag), { day: 'numeric', month: 'short', year, timeZone }).format(epochMs);

/** Date with year in a language: `Nov 23, 2026`. */
export const formatDate = (epochMs: number, tag: string, zone: string): string =>
  shortDay(epochMs, tag, zone, 'numeric');

/** Date and time to the second in a language, in a time zone: `Nov 23, 2026, 09:17:05`. */
export function formatExact(epochMs: number, tag: string, zone: string): string {
  const at = formatTimestamp(epochMs, zone);
  return isTime(epochMs) ? dateAndTime(shortDay(epochMs, tag, zone, 'numeric'), at.slice(11), tag) : at;
}

/**
 * Time passed within a day (`5 minutes ago`); beyond it, or for a future time, date and minute (`Nov 23, 09:17`), with
 * the year if it is not the current one. Clock differences below a minute are ignored.
 */
export function formatAgo(epochMs: number, nowMs: number, tag: string, zone: string): string {
  const passed = nowMs - epochMs > -MINUTE ? Math.max(0, nowMs - epochMs) : DAY;
  if (!(passed < DAY)) {
    const [at, today] = [formatTimestamp(epochMs, zone), formatTimestamp(nowMs, zone)];
    if (!isTime(epochMs)) return at;
    const year = at.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
    return dateAndTime(shortDay(epochMs, tag, zone, year), at.slice(11, 16), tag);
  }
  const words = new Intl.RelativeTimeFormat(latin(tag), { numeric: 'auto' });
  if (passed < MINUTE) return withoutSpaces(words.format(-Math.floor(passed / 1000), 'second'), tag);
  if (passed < HOUR) return withoutSpaces(words.format(-Math.floor(passed / MINUTE), 'minute'), tag);
  return withoutSpaces(words.format(-Math.floor(passed / HOUR), 'hour'), tag);
}

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const counters = new Map<string, Intl.NumberFormat>();

function counterOf(tag: string, unit: string, words: 'short' | 'long'): Intl.NumberFormat {
  const key = `${tag} ${unit} ${words}`;
  let counter = counters.get(key);
  if (!counter) {
    counter = new Intl.NumberFormat(latin(tag), { style: 'unit', unit, unitDisplay: words });
    counters.set(key, counter);
  }
  return counter;
}

/** A duration in its largest whole unit: `30 sec` or `30 seconds`, `5 min`, `90 sec`. */
export function formatDuration(seconds: number, tag: string, words: 'short' | 'long'): string {
  const [unit, size] = UNITS.find(([, length]) => seconds % length === 0) ?? UNITS[2];
  return withoutSpaces(counterOf(tag, unit, words).format(seconds / size), tag);
}

/** A number of days: `30 days`. */
export const formatDays = (days: number, tag: string): string =>
  withoutSpaces(counterOf(tag, 'day', 'long').format(days), tag);

/** Remaining wait, rounded up to whole seconds: `0:07`, `4:30`, `1:00:00`. */
export function formatCountdown(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (figure: number): string => String(figure).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
