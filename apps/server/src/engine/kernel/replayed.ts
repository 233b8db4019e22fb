import type { Expression, SqlBool } from 'kysely';
import type { Table } from '../../platform/database/table.js';
import type { Counters, EngineEvent, HookContext } from './registry.js';

/** Rows that follow from the inputs alone: `npm run verify` decides all inputs again and compares them. */
export interface Replayed<R extends object = object> {
  readonly table: Table<R>;
  /** What one of them is called where it differs, such as `order`. */
  readonly what: string;
  readonly idOf: (row: R) => number;
  /** Those that the state keeps, as a condition of SQL; absent: all. */
  readonly open?: Expression<SqlBool>;
  readonly find: (state: HookContext['state'], row: R) => R | undefined;
  /** How many the state keeps. */
  readonly size: (state: HookContext['state']) => number;
  /** Those that have left the state: the counter that numbers them, and the row that an event says has ended. */
  readonly ended?: {
    readonly counter: keyof Counters;
    readonly by: (event: EngineEvent) => R | null;
  };
}

/** A declaration of `Replayed`, checked where it stands; nobody else looks into its rows. */
export const replayed = <R extends object>(declared: Replayed<R>): Replayed =>
  declared as unknown as Replayed;
