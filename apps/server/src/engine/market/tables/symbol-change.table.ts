import { flag, int, nullable, type RowOf, table, text, time } from '../../../platform/database/table.js';
import type { SymbolRow } from './market.table.js';

/** Changed terms; only those that differ. */
export interface ChangedTerms {
  readonly from: Partial<SymbolRow>;
  readonly to: Partial<SymbolRow>;
}

/** Changes of terms of symbols with holdings: announced at once, in force a day later. */
export const symbolChanges = table('symbol_changes', ['id'], {
  id: int(),
  symbolId: int(),
  /** `ChangedTerms`, serialized as in the journal. */
  terms: text(),
  state: text<'waiting' | 'held' | 'cancelled' | 'replaced'>(),
  /** The operator who submitted it. */
  madeBy: int(),
  madeAt: time(),
  /** Market clock time from which it may take effect. */
  holdsAt: time(),
  madeSeq: int(),
  /** Step and time at which it took effect or was dropped. */
  endedSeq: nullable(int()),
  endedAt: nullable(time()),
  /**
   * Customers up to this id have been told of it, and not of its end; -2: all; -1: all, also of its end. Not part of the
   * lane.
   */
  toldUpTo: int(),
});
export type SymbolChange = RowOf<typeof symbolChanges>;

/** Symbols paused until an operator has reviewed their price. */
export const symbolPauses = table('symbol_pauses', ['symbolId'], {
  symbolId: int(),
  /** The step that rejected the price. */
  laneSeq: int(),
  since: time(),
  /** Reviewed by an operator: the next quote is accepted at any price. */
  isResuming: flag(),
});
export type SymbolPause = RowOf<typeof symbolPauses>;
