import type { SymbolRow } from './market.table.js';

/** Symbols in their display order. */
export const inOrder = (symbols: Iterable<SymbolRow>): SymbolRow[] =>
  [...symbols].sort((a, b) => a.sort - b.sort || a.id - b.id);
