import { readJournal } from '../../kernel/journal.js';
import type { SymbolRow } from './market.table.js';

/** The symbol as an input of kind `symbol.put` wrote it; `id` 0 made a new one. */
export const writtenSymbol = (payload: string): SymbolRow =>
  (readJournal(payload) as { readonly symbol: SymbolRow }).symbol;
