import { toCanonicalText } from '../kernel/journal.js';
import type { Results } from '../kernel/registry.js';
import type { Step } from '../kernel/step.js';
import type { PutHolidayCalendar, RemoveHolidayCalendar } from './symbol-commands.js';
import { applySymbolChange } from './symbols.js';
import { changedDays, lastStartedDay } from './tables/calendar-days.js';
import { holidayCalendars, withDays } from './tables/holiday-calendar.table.js';
import type { SymbolRow } from './tables/market.table.js';
import { readTerms } from './tables/symbol-terms.js';

/**
 * Updates a calendar and every symbol that follows it, as if each symbol were updated itself: at once if nobody holds
 * it, otherwise after a day. Refuses to change a day that has begun anywhere.
 */
export function putHolidayCalendar(step: Step, command: PutHolidayCalendar): Results['holiday_calendar.put'] {
  const { state, now } = step;
  const before = state.calendars.get(command.calendar.id);
  if (command.calendar.id && !before) step.refuse('rows.changed');
  const calendar = { ...command.calendar, id: command.calendar.id || step.next('calendars') };
  for (const { id, name } of state.calendars.values())
    if (id !== calendar.id && name === calendar.name) step.refuse('rows.changed');
  if (before) {
    const begun = changedDays(before.days, calendar.days).find(({ date }) => date <= lastStartedDay(now));
    if (begun) step.refuse('calendar.day_began', { date: begun.date });
  }
  step.set(state.calendars, calendar.id, calendar);
  step.upsert(holidayCalendars, calendar);
  step.bumpConfig();
  for (const symbol of [...state.symbols.values()]) follow(step, symbol, calendar);
  return { calendar };
}

/** Removes a calendar. Refuses if a symbol follows it, or will once its announced change takes effect. */
export function removeHolidayCalendar(
  step: Step,
  { calendarId }: RemoveHolidayCalendar,
): Results['holiday_calendar.remove'] {
  const { state } = step;
  const isFollowed = [...state.symbols.values()].some((symbol) => {
    const change = state.book.changes.get(symbol.id);
    const coming = (change && readTerms(change).to.schedule) ?? symbol.schedule;
    return [symbol.schedule, coming].some(({ calendar }) => calendar?.id === calendarId);
  });
  if (isFollowed || !state.calendars.has(calendarId)) step.refuse('rows.changed');
  step.delete(state.calendars, calendarId);
  step.remove(holidayCalendars, { id: calendarId });
  step.bumpConfig();
  return { done: true };
}

/** Applies the calendar's days to a symbol that follows it, or will once its announced change takes effect. */
function follow(step: Step, symbol: SymbolRow, calendar: Parameters<typeof withDays>[1]): void {
  const change = step.state.book.changes.get(symbol.id);
  const coming = { ...symbol, ...(change && readTerms(change).to) };
  if (coming.schedule.calendar?.id !== calendar.id) return;
  if (toCanonicalText(coming.schedule.calendar.days) === toCanonicalText(calendar.days)) return;
  const isSimulated = [symbol, coming].some(step.state.isSimulated);
  applySymbolChange(step, symbol, { ...coming, schedule: withDays(coming.schedule, calendar) }, isSimulated);
}
