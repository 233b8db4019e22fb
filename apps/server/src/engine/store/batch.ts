import type { Table } from '../../platform/database/table.js';

/** Rows of one table that a batch puts in place. */
export interface TableWrites {
  readonly table: AnyTable;
  readonly inserts: Map<string, object>;
  readonly upserts: Map<string, object>;
  /** Some columns of rows that exist, beside their keys. */
  readonly patches: Map<string, object>;
  readonly removals: Map<string, object>;
}

export type AnyTable = Table<Record<string, unknown>>;

/**
 * What one commit writes. Each row appears once, in its last state, so that both databases can take a table's rows
 * in one statement.
 */
export class Batch {
  private readonly writes = new Map<string, TableWrites>();
  laneSeq = 0;

  constructor(readonly id: string) {}

  /** A new row; a key that exists already fails the batch. */
  insert<R extends object>(table: Table<R>, row: R): void {
    this.of(table).inserts.set(keyOf(table, row), row);
  }

  /** A row in its new state. */
  upsert<R extends object>(table: Table<R>, row: R): void {
    const writes = this.of(table);
    const key = keyOf(table, row);
    writes.removals.delete(key);
    writes.patches.delete(key);
    (writes.inserts.has(key) ? writes.inserts : writes.upserts).set(key, row);
  }

  /** Some columns of a row that exists; `row` names its key and them. */
  patch<R extends object>(table: Table<R>, row: Partial<R>): void {
    const writes = this.of(table);
    const key = keyOf(table, row);
    for (const rows of [writes.inserts, writes.upserts]) {
      const earlier = rows.get(key);
      if (earlier) return void rows.set(key, { ...earlier, ...row });
    }
    writes.patches.set(key, { ...writes.patches.get(key), ...row });
  }

  remove<R extends object>(table: Table<R>, row: Partial<R>): void {
    const writes = this.of(table);
    const key = keyOf(table, row);
    writes.patches.delete(key);
    writes.upserts.delete(key);
    if (!writes.inserts.delete(key)) writes.removals.set(key, row);
  }

  tables(): TableWrites[] {
    return [...this.writes.values()];
  }

  get isEmpty(): boolean {
    return this.writes.size === 0;
  }

  private of<R extends object>(table: Table<R>): TableWrites {
    let writes = this.writes.get(table.name);
    if (!writes) {
      writes = {
        table: table as unknown as AnyTable,
        inserts: new Map(),
        upserts: new Map(),
        patches: new Map(),
        removals: new Map(),
      };
      this.writes.set(table.name, writes);
    }
    return writes;
  }
}

function keyOf<R extends object>(table: Table<R>, row: Partial<R>): string {
  const [first, second, third] = table.key;
  if (second === undefined) return String(row[first as keyof R]);
  return `${row[first as keyof R]}|${row[second]}${third === undefined ? '' : `|${row[third]}`}`;
}

/** Patches of a table grouped by the columns that they change: each group is one statement. */
export function patchGroups({
  table,
  patches,
}: TableWrites): { names: string[]; rows: Map<string, object> }[] {
  const groups = new Map<string, { names: string[]; rows: Map<string, object> }>();
  for (const [key, row] of patches) {
    const names = table.names.filter((name) => !table.key.includes(name) && name in row);
    if (names.length === 0) continue;
    const shape = names.join();
    const group = groups.get(shape) ?? { names, rows: new Map<string, object>() };
    group.rows.set(key, row);
    groups.set(shape, group);
  }
  return [...groups.values()];
}
