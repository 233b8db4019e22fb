import { readJournal } from '../../kernel/journal.js';
import type { HolidayCalendar } from './holiday-calendar.table.js';
import type { SymbolRow } from './market.table.js';

/** The symbol in the payload of a `symbol.put` input; `id` 0 created a new one. */
export const symbolOfPayload = (payload: string): SymbolRow =>
  (readJournal(payload) as { readonly symbol: SymbolRow }).symbol;

/** The calendar in the payload of a `holiday_calendar.put` input; `id` 0 created a new one. */
export const calendarOfPayload = (payload: string): HolidayCalendar =>
  (readJournal(payload) as { readonly calendar: HolidayCalendar }).calendar;
