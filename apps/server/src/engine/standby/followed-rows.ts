import { queryBuilder } from '../../platform/database/queries.js';
import type { SqlValue } from '../../platform/database/table.js';
import type { State } from '../kernel/state.js';
import type { AnyTable } from '../kernel/store/batch.js';
import type { PostgresStore } from '../kernel/store/postgres-store.js';
import { rowWrites } from '../kernel/tables/journal.table.js';
import { reloadWatched } from '../kernel/watched-rows.js';
import { barHistories } from '../market/tables/market.table.js';

/**
 * Reloads feature rows that changed. They are no inputs, but the journal records each write, so changed rows of watched
 * tables are read again by key.
 */
export class FollowedRows {
  private readonly watchedTables: ReadonlyMap<string, AnyTable>;

  private constructor(
    private readonly store: PostgresStore,
    tables: readonly AnyTable[],
    private lastPlace: number,
  ) {
    const told = tables.filter(({ watched, follows }) => watched !== null && follows === 'writes');
    this.watchedTables = new Map(told.map((table) => [table.name, table]));
  }

  /** Starts at the rows that a state was loaded with. */
  static async open(store: PostgresStore, tables: readonly AnyTable[]): Promise<FollowedRows> {
    return new FollowedRows(store, tables, await highestPlace(store));
  }

  /** Reloads rows written since. Returns whether bar history was backfilled, which no tick reports. */
  async follow(state: State): Promise<{ readonly isHistoryDrawn: boolean }> {
    const { store, watchedTables: watched, lastPlace: place } = this;
    const highest = await highestPlace(store);
    if (highest === place) return { isHistoryDrawn: false };
    const { sql, parameters } = queryBuilder(rowWrites)
      .selectFrom('row_writes')
      .select(['table_name', 'row_key'])
      .distinct()
      .where('place', '>', place)
      .where('place', '<=', highest)
      .where('table_name', 'in', [...watched.keys(), barHistories.name])
      .compile();
    const rows = await store.query(sql, parameters as SqlValue[]);
    const keys = new Map<string, unknown[]>();
    for (const { table_name: name, row_key: key } of rows) {
      const [first] = JSON.parse(String(key)) as unknown[];
      const known = keys.get(String(name));
      if (known) known.push(first);
      else keys.set(String(name), [first]);
    }
    for (const [name, table] of watched) await reloadWatched(state, store, table, keys.get(name) ?? []);
    this.lastPlace = highest;
    return { isHistoryDrawn: keys.has(barHistories.name) };
  }
}

async function highestPlace(store: PostgresStore): Promise<number> {
  const [row] = await store.query('SELECT max(place) AS highest FROM row_writes');
  return Number(row?.highest ?? 0);
}
