import { canonical } from '../kernel/journal.js';
import type { SymbolRow } from './tables/market.table.js';
import type { ChangedTerms } from './tables/symbol-change.table.js';

/**
 * Terms by which a holding would be worth something else, or could be closed less well. Fees, margin, multiples and the
 * largest size are pinned on an order or asked for at its opening only; names and places revalue nothing.
 */
const REVALUING = [
  ...['baseCurrency', 'quoteCurrency', 'units', 'pip', 'minLots', 'spread'],
  ...['schedule', 'feed', 'feedCode', 'simulation'],
] as readonly Revaluing[];
export type Revaluing =
  | 'baseCurrency'
  | 'quoteCurrency'
  | 'units'
  | 'pip'
  | 'minLots'
  | 'spread'
  | 'schedule'
  | 'feed'
  | 'feedCode'
  | 'simulation';

/** The revaluing terms in which two states of a symbol differ; null where they differ in none. */
export function changedTerms(before: SymbolRow, after: SymbolRow): ChangedTerms | null {
  const names = REVALUING.filter((name) => canonical(before[name]) !== canonical(after[name]));
  return names.length === 0 ? null : { from: only(before, names), to: only(after, names) };
}

/** A new state with the revaluing terms of the one that holds. */
export const withoutChange = (before: SymbolRow, after: SymbolRow): SymbolRow => ({
  ...after,
  ...only(before, REVALUING),
});

const only = (symbol: SymbolRow, names: readonly Revaluing[]): Partial<SymbolRow> =>
  Object.fromEntries(names.map((name) => [name, symbol[name]]));
