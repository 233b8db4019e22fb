import type { Tick } from '@truemark/domain';
import type { CommandBase } from '../kernel/command.js';
import type { HolidayCalendar } from './tables/holiday-calendar.table.js';
import type { SymbolRow } from './tables/market.table.js';
import type { SymbolChange, SymbolPause } from './tables/symbol-change.table.js';

/**
 * Creates (`id` 0) or updates a symbol. Changes that revalue holdings wait for a day. Only the id of its calendar is
 * used: the lane fills in the days.
 */
export interface PutSymbol extends CommandBase {
  readonly kind: 'symbol.put';
  readonly symbol: SymbolRow;
  /** Set by a replay: 2 where price decimals still took effect at once. */
  readonly limits?: number;
}

/** Creates (`id` 0) or updates a calendar. Symbols with holdings get its new days a day later. */
export interface PutHolidayCalendar extends CommandBase {
  readonly kind: 'holiday_calendar.put';
  readonly calendar: HolidayCalendar;
}

/** Removes a calendar that no symbol follows. */
export interface RemoveHolidayCalendar extends CommandBase {
  readonly kind: 'holiday_calendar.remove';
  readonly calendarId: number;
}

/** Submitted by the engine: an announced change is due. */
export interface EnactSymbolChange extends CommandBase {
  readonly kind: 'symbol.hold';
  readonly changeId: number;
}

/** Cancels an announced change: the current terms stay. */
export interface CancelSymbolChange extends CommandBase {
  readonly kind: 'symbol.cancel_change';
  readonly symbolId: number;
}

/** Ends a pause: the next quote of the source is accepted at any price. */
export interface ResumeSymbol extends CommandBase {
  readonly kind: 'symbol.resume';
  readonly symbolId: number;
}

/** State of a symbol apart from its terms. */
export interface SymbolStanding {
  readonly change: SymbolChange | null;
  readonly pause: SymbolPause | null;
}

declare module '../kernel/registry.js' {
  interface Commands {
    /** `symbol`: as in force now; `change`: the part of the update that waits, null if none. */
    'symbol.put': {
      readonly command: PutSymbol;
      readonly result: { readonly symbol: SymbolRow; readonly change: SymbolChange | null };
    };
    'symbol.hold': { readonly command: EnactSymbolChange; readonly result: { readonly symbol: SymbolRow } };
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
    /** A change was announced, took effect, or was dropped. */
    'symbol.announced': { readonly change: SymbolChange };
    /** A symbol was paused for review, or resumed. */
    'symbol.paused': { readonly symbolId: number; readonly pause: SymbolPause | null };
  }
  interface TimedKinds {
    'symbol.change': true;
  }
  interface Questions {
    /** Ids of customers who hold something in the symbol, or have an order that converts through it. */
    'symbol.holders': { readonly symbolId: number; readonly answer: readonly number[] };
  }
  interface Counters {
    symbols: number;
    symbolChanges: number;
    calendars: number;
  }
}
