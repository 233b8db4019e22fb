import type { CommandBase } from '../../kernel/command.js';
import type { AlertBook } from './alert-book.js';
import type { PriceAlert } from './tables/alert.table.js';

/** Price in 10⁻⁸. The note is written in a row of its own, in the same commit. */
export interface AddAlert extends CommandBase {
  readonly kind: 'alert.add';
  readonly customerId: number;
  readonly symbolId: number;
  readonly price: bigint;
  readonly noteId: number | null;
}

/** Changes the price; the direction is taken anew from the current bid. */
export interface MoveAlert extends CommandBase {
  readonly kind: 'alert.move';
  readonly customerId: number;
  readonly alertId: number;
  readonly price: bigint;
}

export interface RemoveAlert extends CommandBase {
  readonly kind: 'alert.remove';
  readonly customerId: number;
  readonly alertId: number;
}

interface AlertResult {
  readonly alert: PriceAlert;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'alert.add': { readonly command: AddAlert; readonly result: AlertResult };
    'alert.move': { readonly command: MoveAlert; readonly result: AlertResult };
    'alert.remove': { readonly command: RemoveAlert; readonly result: AlertResult };
  }
  interface Events {
    /** The alert fired or was deleted. */
    'alert.ended': { readonly customerId: number; readonly alert: PriceAlert };
  }
  interface Counters {
    alerts: number;
  }
  interface Slices {
    readonly alerts: AlertBook;
  }
}
