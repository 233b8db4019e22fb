import type { Expression, SqlBool } from 'kysely';
import type { Table } from '../../platform/database/table.js';
import type { Counters, EngineEvent, HookContext } from './registry.js';

/** Rows that follow from the inputs alone: `npm run verify` replays all inputs and compares them. */
export interface ReplayedTable<R extends object = object> {
  readonly table: Table<R>;
  /** Name of one row in an error, such as `order`. */
  readonly what: string;
  readonly idOf: (row: R) => number;
  /** SQL condition of the rows that the state keeps; absent: all. */
  readonly open?: Expression<SqlBool>;
  readonly find: (state: HookContext['state'], row: R) => R | undefined;
  /** Number of rows in the state. */
  readonly size: (state: HookContext['state']) => number;
  /** Rows that have left the state: the counter that numbers them, and the row that an event reports as ended. */
  readonly ended?: {
    readonly counter: keyof Counters;
    readonly by: (event: EngineEvent) => R | null;
  };
}

/** Type-checks a declaration of `ReplayedTable`; only the declaring product knows the row type. */
export const defineReplayedTable = <R extends object>(declared: ReplayedTable<R>): ReplayedTable =>
  declared as unknown as ReplayedTable;
