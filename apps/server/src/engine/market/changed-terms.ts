import { toCanonicalText } from '../kernel/journal.js';
import type { SymbolRow } from './tables/market.table.js';
import type { ChangedTerms } from './tables/symbol-change.table.js';

/**
 * Terms whose change revalues a holding or makes it harder to close. Fees, margin, multiples and the largest size are
 * pinned on an order or checked only at its opening; names and sort order revalue nothing.
 */
const REVALUING = [
  ...['baseCurrency', 'quoteCurrency', 'units', 'pip', 'minLots', 'spread'],
  ...['schedule', 'feed', 'feedCode', 'simulation'],
] as readonly RevaluingTerm[];
export type RevaluingTerm =
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

/** The revaluing terms in which two versions of a symbol differ; null if none. */
export function changedTerms(before: SymbolRow, after: SymbolRow): ChangedTerms | null {
  const names = REVALUING.filter((name) => toCanonicalText(before[name]) !== toCanonicalText(after[name]));
  return names.length === 0 ? null : { from: pickTerms(before, names), to: pickTerms(after, names) };
}

/** The new version of a symbol with the revaluing terms of the current one. */
export const withCurrentTerms = (before: SymbolRow, after: SymbolRow): SymbolRow => ({
  ...after,
  ...pickTerms(before, REVALUING),
});

const pickTerms = (symbol: SymbolRow, names: readonly RevaluingTerm[]): Partial<SymbolRow> =>
  Object.fromEntries(names.map((name) => [name, symbol[name]]));
