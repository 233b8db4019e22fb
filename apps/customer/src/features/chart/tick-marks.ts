import type { TickMarkType, Time, UTCTimestamp } from 'lightweight-charts';

/** Indexed by the library's `TickMarkType`: years, months, days, minutes, seconds. */
const PARTS: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { month: 'short' },
  { day: 'numeric' },
  { hourCycle: 'h23', hour: '2-digit', minute: '2-digit' },
  { hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' },
];

/**
 * Formats the time marks like the library does, but creates each formatter once, because that is far more expensive
 * than using it.
 */
export function tickMarks(locale: string): (time: Time, type: TickMarkType) => string {
  const formats = PARTS.map((parts) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }));
  return (time, type) => formats[type]?.format((time as UTCTimestamp) * 1000) ?? '';
}
