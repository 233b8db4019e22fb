import type { Tick } from '@truemark/domain';
import type { CommandBase } from '../kernel/command.js';
import type { HolidayCalendar } from './tables/holiday-calendar.table.js';
import type { SymbolRow } from './tables/market.table.js';
import type { SymbolChange, SymbolPause } from './tables/symbol-change.table.js';

/**
 * A symbol in its new state; `id` 0 makes a new one. What would revalue holdings waits for a day. Of the calendar that it
 * follows only the number counts: the lane fills its days in.
 */
export interface PutSymbol extends CommandBase {
  readonly kind: 'symbol.put';
  readonly symbol: SymbolRow;
}

/** A calendar in its new state; `id` 0 makes a new one. Symbols that somebody holds go by its new days a day later. */
export interface PutHolidayCalendar extends CommandBase {
  readonly kind: 'holiday_calendar.put';
  readonly calendar: HolidayCalendar;
}

/** Takes a calendar away that no symbol follows. */
export interface RemoveHolidayCalendar extends CommandBase {
  readonly kind: 'holiday_calendar.remove';
  readonly calendarId: number;
}

/** The engine's own: an announced change's time has come. */
export interface HoldSymbolChange extends CommandBase {
  readonly kind: 'symbol.hold';
  readonly changeId: number;
}

/** Drops the change that waits: everybody keeps what he has. */
export interface CancelSymbolChange extends CommandBase {
  readonly kind: 'symbol.cancel_change';
  readonly symbolId: number;
}

/** Ends a pause: the next quote of the source is taken, whichever it is. */
export interface ResumeSymbol extends CommandBase {
  readonly kind: 'symbol.resume';
  readonly symbolId: number;
}

/** What stands about a symbol beside its terms. */
export interface SymbolStanding {
  readonly change: SymbolChange | null;
  readonly pause: SymbolPause | null;
}

declare module '../kernel/registry.js' {
  interface Commands {
    /** `symbol` as it holds now; `change` is what waits of the new state, null where nothing does. */
    'symbol.put': {
      readonly command: PutSymbol;
      readonly result: { readonly symbol: SymbolRow; readonly change: SymbolChange | null };
    };
    'symbol.hold': { readonly command: HoldSymbolChange; readonly result: { readonly symbol: SymbolRow } };
    'symbol.cancel_change': {
      readonly command: CancelSymbolChange;
      readonly result: { readonly change: SymbolChange };
    };
    'holiday_calendar.put': {
      readonly command: PutHolidayCalendar;
      readonly result: { readonly calendar: HolidayCalendar };
    };
    'holiday_calendar.remove': {
      readonly command: RemoveHolidayCalendar;
      readonly result: { readonly done: true };
    };
    'symbol.resume': { readonly command: ResumeSymbol; readonly result: { readonly pause: SymbolPause } };
  }
  interface Events {
    tick: { readonly tick: Tick };
    'symbol.changed': { readonly symbol: SymbolRow };
    /** A change waits now, holds, or was dropped. */
    'symbol.announced': { readonly change: SymbolChange };
    /** Its prices wait for a look, or do so no more. */
    'symbol.paused': { readonly symbolId: number; readonly pause: SymbolPause | null };
  }
  interface TimedKinds {
    'symbol.change': true;
  }
  interface Questions {
    /** Who holds something of the symbol, or an order that converts through it, by number. */
    'symbol.holders': { readonly symbolId: number; readonly answer: readonly number[] };
  }
  interface Counters {
    symbols: number;
    symbolChanges: number;
    calendars: number;
  }
}
