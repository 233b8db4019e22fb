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
] as readonly (keyof SymbolRow)[];

/** A simulated price is drawn to this many decimals, so fewer of them move it. */
const REVALUING_IF_SIMULATED = [...REVALUING, 'pricePrecision'] as readonly (keyof SymbolRow)[];

/** The revaluing terms in which two versions of a symbol differ; null if none. `isSimulated`: whether either is. */
export function changedTerms(before: SymbolRow, after: SymbolRow, isSimulated: boolean): ChangedTerms | null {
  const names = (isSimulated ? REVALUING_IF_SIMULATED : REVALUING).filter(
    (name) => toCanonicalText(before[name]) !== toCanonicalText(after[name]),
  );
  return names.length === 0 ? null : { from: pickTerms(before, names), to: pickTerms(after, names) };
}

const pickTerms = (symbol: SymbolRow, names: readonly (keyof SymbolRow)[]): Partial<SymbolRow> =>
  Object.fromEntries(names.map((name) => [name, symbol[name]]));
