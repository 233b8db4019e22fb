import { readJournal } from '../../kernel/journal.js';
import type { HolidayCalendar } from './holiday-calendar.table.js';
import type { SymbolRow } from './market.table.js';

/** The symbol as an input of kind `symbol.put` wrote it; `id` 0 made a new one. */
export const writtenSymbol = (payload: string): SymbolRow =>
  (readJournal(payload) as { readonly symbol: SymbolRow }).symbol;

/** The calendar as an input of kind `holiday_calendar.put` wrote it; `id` 0 made a new one. */
export const writtenCalendar = (payload: string): HolidayCalendar =>
  (readJournal(payload) as { readonly calendar: HolidayCalendar }).calendar;
