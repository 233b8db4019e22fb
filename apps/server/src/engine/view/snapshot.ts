import type { SymbolBars, Tick } from '@truemark/domain';
import type { SymbolRow } from '../market/tables/market.table.js';
import type { SymbolChange, SymbolPause } from '../market/tables/symbol-change.table.js';

/**
 * What the read view begins with, at an instant of the lane: plain data, like everything that crosses the boundary.
 * Products add theirs by declaration merging.
 */
export interface ViewSnapshot {
  readonly seq: number;
  readonly symbols: readonly SymbolRow[];
  /** The one source of every symbol's prices; null where each has its own. */
  readonly priceFeed: SymbolRow['feed'] | null;
  /** Symbols that no price source delivers. */
  readonly unfed: readonly number[];
  /** Announced changes that wait, and symbols whose prices wait for a look. */
  readonly changes: readonly SymbolChange[];
  readonly pauses: readonly SymbolPause[];
  /** The last tick of each symbol that has one. */
  readonly quotes: readonly Tick[];
  readonly bars: readonly SymbolBars[];
  /** Settings that differ from their declared default. */
  readonly settings: readonly (readonly [key: string, value: string])[];
  readonly demoCustomers: readonly number[];
}

declare module '../kernel/registry.js' {
  interface Questions {
    'view.snapshot': { readonly answer: ViewSnapshot };
  }
}
