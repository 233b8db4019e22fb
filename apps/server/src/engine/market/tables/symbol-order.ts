import type { SymbolRow } from './market.table.js';

/** Symbols as they are listed everywhere. */
export const inOrder = (symbols: Iterable<SymbolRow>): SymbolRow[] =>
  [...symbols].sort((a, b) => a.sort - b.sort || a.id - b.id);
