import { flag, int, nullable, type RowOf, table, text, time } from '../../../platform/database/table.js';
import type { SymbolRow } from './market.table.js';

/** What a change does to terms: only those that differ are named. */
export interface ChangedTerms {
  readonly from: Partial<SymbolRow>;
  readonly to: Partial<SymbolRow>;
}

/** Terms of a symbol that somebody holds, in their new values: announced at once, in force a day later. */
export const symbolChanges = table('symbol_changes', ['id'], {
  id: int(),
  symbolId: int(),
  /** What changes, from and to, as the journal writes it: `ChangedTerms`. */
  terms: text(),
  state: text<'waiting' | 'held' | 'cancelled' | 'replaced'>(),
  /** The operator who submitted it. */
  madeBy: int(),
  madeAt: time(),
  /** The market clock's instant from which it may hold. */
  holdsAt: time(),
  madeSeq: int(),
  /** When it held or was dropped. */
  endedSeq: nullable(int()),
  endedAt: nullable(time()),
  /** Customers up to this number have their message; -1: everybody. */
  toldUpTo: int(),
});
export type SymbolChange = RowOf<typeof symbolChanges>;

/** Symbols whose prices wait for an operator's look. */
export const symbolPauses = table('symbol_pauses', ['symbolId'], {
  symbolId: int(),
  /** The step that rejected the price. */
  laneSeq: int(),
  since: time(),
  /** An operator has looked: the next quote is taken, whichever it is. */
  isResuming: flag(),
});
export type SymbolPause = RowOf<typeof symbolPauses>;
