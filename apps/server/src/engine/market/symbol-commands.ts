import type { CommandBase } from '../kernel/command.js';
import type { SymbolRow } from './tables/market.table.js';
import type { SymbolChange, SymbolPause } from './tables/symbol-change.table.js';

/** A symbol in its new state; `id` 0 makes a new one. What would revalue holdings waits for a day. */
export interface PutSymbol extends CommandBase {
  readonly kind: 'symbol.put';
  readonly symbol: SymbolRow;
}

/** The engine's own: an announced change's time has come. */
export interface HoldSymbolChange extends CommandBase {
  readonly kind: 'symbol.hold';
  readonly changeId: number;
}

/** Drops the change that waits: everybody keeps what he has. */
export interface CancelSymbolChange extends CommandBase {
  readonly kind: 'symbol.cancel_change';
  readonly symbolId: number;
}

/** Ends a pause: the next quote of the source is taken, whichever it is. */
export interface ResumeSymbol extends CommandBase {
  readonly kind: 'symbol.resume';
  readonly symbolId: number;
}

export type SymbolCommand = PutSymbol | HoldSymbolChange | CancelSymbolChange | ResumeSymbol;

export interface SymbolResults {
  /** `symbol` as it holds now; `change` is what waits of the new state, null where nothing does. */
  'symbol.put': { readonly symbol: SymbolRow; readonly change: SymbolChange | null };
  'symbol.hold': { readonly symbol: SymbolRow };
  'symbol.cancel_change': { readonly change: SymbolChange };
  'symbol.resume': { readonly pause: SymbolPause };
}

export type SymbolEvent =
  | { readonly type: 'symbol.changed'; readonly seq: number; readonly symbol: SymbolRow }
  /** A change waits now, holds, or was dropped. */
  | { readonly type: 'symbol.announced'; readonly seq: number; readonly change: SymbolChange }
  /** Its prices wait for a look, or do so no more. */
  | {
      readonly type: 'symbol.paused';
      readonly seq: number;
      readonly symbolId: number;
      readonly pause: SymbolPause | null;
    };

/** What stands about a symbol beside its terms. */
export interface SymbolStanding {
  readonly change: SymbolChange | null;
  readonly pause: SymbolPause | null;
}
