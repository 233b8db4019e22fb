import type { Table } from '../../../platform/database/table.js';

/** Writes of a batch to one table. */
export interface TableWrites {
  readonly table: AnyTable;
  /** New rows of an append-only table. */
  readonly appended: object[];
  readonly inserts: ReadonlyMap<RowKey, object>;
  readonly upserts: ReadonlyMap<RowKey, object>;
  /** Changed columns of existing rows, with their keys. */
  readonly patches: ReadonlyMap<RowKey, object>;
  readonly removals: ReadonlyMap<RowKey, object>;
}

type RowKey = string | number;
type Rows = Map<RowKey, object>;
type KeyedWrites = Record<'inserts' | 'upserts' | 'patches' | 'removals', Rows>;

/** Stands for a map that is made with its first row: most tables have rows of one kind. Nothing is ever added to it. */
const NO_ROWS: Rows = new Map();

/** The sealed end of the journal's chain. */
export interface SealedEnd {
  readonly place: number;
  readonly hash: string;
  readonly seal: string;
}

export type AnyTable = Table<Record<string, unknown>>;

/**
 * Writes of one commit. Each row appears once, in its last state, so that both databases can write a table's rows in
 * one statement.
 */
export class Batch {
  private readonly writes = new Map<string, TableWrites & KeyedWrites>();
  laneSeq = 0;
  /** End of the journal with this batch, and its seal; null leaves the seal as it is. */
  sealed: SealedEnd | null = null;
  /** The preceding batch, which is in flight and may still fail: this one must not be stored without it. */
  behind: string | null = null;

  constructor(readonly id: string) {}

  /** A new row; an existing key fails the batch, unless its row is removed in it. */
  insert<R extends object>(table: Table<R>, row: R): void {
    const writes = this.writesTo(table);
    if (table.appendOnly) {
      writes.appended.push(row);
      return;
    }
    const key = keyOf(table, row);
    // The stored row is overwritten instead of removed: inserted beside it, the new one would fail.
    put(writes, writes.removals.delete(key) ? 'upserts' : 'inserts', key, row);
  }

  /** A row in its new state. */
  upsert<R extends object>(table: Table<R>, row: R): void {
    const writes = this.writesTo(table);
    const key = keyOf(table, row);
    writes.removals.delete(key);
    writes.patches.delete(key);
    put(writes, writes.inserts.has(key) ? 'inserts' : 'upserts', key, row);
  }

  /** Changed columns of an existing row; `row` has its key and those columns. */
  patch<R extends object>(table: Table<R>, row: Partial<R>): void {
    const writes = this.writesTo(table);
    const key = keyOf(table, row);
    for (const rows of [writes.inserts, writes.upserts]) {
      const earlier = rows.get(key);
      if (earlier) return void rows.set(key, { ...earlier, ...row });
    }
    const patch = writes.patches.get(key);
    put(writes, 'patches', key, patch ? { ...patch, ...row } : row);
  }

  remove<R extends object>(table: Table<R>, row: Partial<R>): void {
    const writes = this.writesTo(table);
    const key = keyOf(table, row);
    writes.patches.delete(key);
    writes.upserts.delete(key);
    if (!writes.inserts.delete(key)) put(writes, 'removals', key, row);
  }

  tables(): TableWrites[] {
    return [...this.writes.values()];
  }

  get isEmpty(): boolean {
    return this.writes.size === 0;
  }

  private writesTo<R extends object>(table: Table<R>): TableWrites & KeyedWrites {
    let writes = this.writes.get(table.name);
    if (!writes) {
      writes = {
        table: table as unknown as AnyTable,
        appended: [],
        inserts: NO_ROWS,
        upserts: NO_ROWS,
        patches: NO_ROWS,
        removals: NO_ROWS,
      };
      this.writes.set(table.name, writes);
    }
    return writes;
  }
}

function put(writes: KeyedWrites, kind: keyof KeyedWrites, key: RowKey, row: object): void {
  if (writes[kind] === NO_ROWS) writes[kind] = new Map();
  writes[kind].set(key, row);
}

/** The new rows of a table, each once. */
export const insertedRows = ({ appended, inserts }: TableWrites): readonly object[] =>
  inserts.size > 0 ? [...appended, ...inserts.values()] : appended;

function keyOf<R extends object>({ key }: Table<R>, row: Partial<R>): RowKey {
  const first = row[key[0] as keyof R] as RowKey;
  if (key.length === 1) return first;
  let all = `${first}`;
  for (let at = 1; at < key.length; at++) all += `|${row[key[at] as keyof R]}`;
  return all;
}

/** Patches with the same columns. */
interface PatchGroup {
  /** The columns without the key, in the table's order. */
  readonly names: string[];
  readonly rows: object[];
}

/** A table's patches grouped by changed columns: one statement per group. */
export function patchGroups({ table, patches }: TableWrites): PatchGroup[] {
  const groups: (PatchGroup & { readonly shape: readonly string[] })[] = [];
  for (const row of patches.values()) {
    let group = groups.find(({ shape }) => hasShape(row, shape));
    if (!group) {
      const names = table.names.filter((name) => !table.key.includes(name) && name in row);
      group = { shape: Object.keys(row), names, rows: [] };
      groups.push(group);
    }
    group.rows.push(row);
  }
  return groups.filter(({ names }) => names.length > 0);
}

/** Whether a row has exactly these properties in this order. */
function hasShape(row: object, shape: readonly string[]): boolean {
  let at = 0;
  for (const name in row) if (name !== shape[at++]) return false;
  return at === shape.length;
}
