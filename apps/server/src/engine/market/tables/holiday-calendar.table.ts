import type { Holiday, Schedule } from '@truemark/domain';
import { int, json, type RowOf, table, text } from '../../../platform/database/table.js';

/**
 * Days without trading that several symbols share; each symbol that follows a calendar stores the days in force for it.
 */
export const holidayCalendars = table('holiday_calendars', ['id'], {
  id: int(),
  name: text(),
  days: json<readonly Holiday[]>(),
});
export type HolidayCalendar = RowOf<typeof holidayCalendars>;

/** The schedule with the calendar's days. */
export const withDays = (schedule: Schedule, { id, days }: HolidayCalendar): Schedule => ({
  ...schedule,
  calendar: { id, days },
});

/**
 * A submitted schedule with its calendar's days in force: those the symbol already uses if it follows that calendar
 * (the first of `known` that does), else the calendar's own; undefined if there is no such calendar.
 */
export function withDaysInForce(
  written: Schedule,
  known: readonly (Schedule | undefined)[],
  calendar: Pick<HolidayCalendar, 'days'> | undefined,
): Schedule | undefined {
  const id = written.calendar?.id;
  if (id === undefined) return written;
  const days = known.find((each) => each?.calendar?.id === id)?.calendar?.days ?? calendar?.days;
  return days && { ...written, calendar: { id, days } };
}
