import Database from 'better-sqlite3';
import type { StoredRow } from '../../../platform/database/reader.js';
import { prepareConnection, SqliteLog } from '../../../platform/database/sqlite-log.js';
import {
  type ColumnKind,
  encodeRow,
  encodeValue,
  type Stored,
  snake,
} from '../../../platform/database/table.js';
import { type AnyTable, type Batch, insertedRows, patchGroups } from './batch.js';
import { type LeaseRow, leftBehind } from './lease-row.js';
import { type LeaseAnswer, LeaseLost, type Store } from './store.js';

const quoted = (name: string): string => `"${snake(name)}"`;

/** How many new rows a statement takes: as many as there are, in as few statements as these allow. */
const ROWS_A_STATEMENT = [32, 8, 1];

function insertInto(table: AnyTable, rows: number): string {
  const columns = table.names.map(quoted).join(', ');
  const values = `(${table.names.map(() => '?').join(', ')})`;
  return `INSERT INTO "${table.name}" (${columns}) VALUES ${Array(rows).fill(values).join(', ')}`;
}

const keyCondition = (table: AnyTable): string =>
  table.key.map((name) => `${quoted(name)} = ?`).join(' AND ');

const kindsOf = ({ columns }: AnyTable, names: readonly string[]): ColumnKind[] =>
  names.map((name) => columns[name]?.kind ?? 'text');

function valuesOf(names: readonly string[], kinds: readonly ColumnKind[], row: object): Stored[] {
  const values: Stored[] = [];
  for (let at = 0; at < names.length; at++) {
    const value = (row as Record<string, unknown>)[names[at] as string];
    values.push(encodeValue(kinds[at] as ColumnKind, value));
  }
  return values;
}

/** The lane's own SQLite connection: prepared statements, one synchronous transaction a batch. */
export class SqliteStore implements Store {
  private readonly prepared = new Map<string, Database.Statement>();
  private readonly advance: Database.Statement;
  private readonly begin: Database.Statement;
  private readonly end: Database.Statement;
  private readonly undo: Database.Statement;
  private epoch = 0;

  private constructor(
    private readonly database: Database.Database,
    private readonly log: SqliteLog,
  ) {
    this.advance = database.prepare(
      `UPDATE engine_lease SET lane_seq = max(lane_seq, ?), batch_id = ?, links = coalesce(?, links),
         link_hash = coalesce(?, link_hash), seal = coalesce(?, seal), sealed_epoch = CASE WHEN ? IS NULL THEN sealed_epoch ELSE epoch END
       WHERE id = 1 AND epoch = ?`,
    );
    this.begin = database.prepare('BEGIN IMMEDIATE');
    this.end = database.prepare('COMMIT');
    this.undo = database.prepare('ROLLBACK');
  }

  static async open(file: string): Promise<SqliteStore> {
    const database = new Database(file, { timeout: 5_000 });
    prepareConnection(database);
    database.pragma('cache_size = -65536');
    return new SqliteStore(database, new SqliteLog(file));
  }

  async commit(batch: Batch): Promise<void> {
    this.begin.run();
    try {
      const { place = null, hash = null, seal = null } = batch.sealed ?? {};
      const lease = [batch.laneSeq, batch.id, place, hash, seal, seal, this.epoch];
      if (this.advance.run(lease).changes !== 1) throw new LeaseLost();
      for (const writes of batch.tables()) {
        const { table, upserts, removals } = writes;
        this.insert(table, insertedRows(writes));
        if (upserts.size > 0) this.upsert(table, upserts.values());
        for (const { names, rows } of patchGroups(writes)) this.patch(table, names, rows);
        if (removals.size > 0) this.remove(table, removals.values());
      }
      this.end.run();
    } catch (error) {
      if (this.database.inTransaction) this.undo.run();
      throw error;
    }
    this.log.wrote(rowsOf(batch));
  }

  async hasCommitted(batchId: string): Promise<boolean> {
    const row = this.database.prepare('SELECT batch_id FROM engine_lease WHERE id = 1').get() as
      | { batch_id: string }
      | undefined;
    return row?.batch_id === batchId;
  }

  async query(sql: string, parameters: readonly Stored[] = []): Promise<StoredRow[]> {
    return allOf(this.database.prepare(sql), parameters) as StoredRow[];
  }

  async values(sql: string, parameters: readonly Stored[] = []): Promise<readonly unknown[][]> {
    const statement = this.database.prepare(sql).raw(true);
    const rows = allOf(statement, parameters, false) as unknown[][];
    return rows.every(isExact) ? rows : (allOf(statement, parameters) as unknown[][]);
  }

  async takeLease(holder: string, now: number, staleBefore: number): Promise<LeaseAnswer> {
    return this.database
      .transaction((): LeaseAnswer => {
        const lease = this.database.prepare('SELECT * FROM engine_lease WHERE id = 1').get() as
          | (LeaseRow<number> & { holder: string; renewed_at: number; epoch: number })
          | undefined;
        if (lease && lease.holder !== '' && lease.renewed_at >= staleBefore) {
          return { taken: false, holder: lease.holder };
        }
        this.epoch = (lease?.epoch ?? 0) + 1;
        this.database
          .prepare(
            `INSERT INTO engine_lease (id, epoch, holder, renewed_at, lane_seq, batch_id) VALUES (1, ?, ?, ?, 0, '')
             ON CONFLICT (id) DO UPDATE SET epoch = excluded.epoch, holder = excluded.holder, renewed_at = excluded.renewed_at`,
          )
          .run(this.epoch, holder, now);
        return { taken: true, epoch: this.epoch, laneSeq: lease?.lane_seq ?? 0, left: leftBehind(lease) };
      })
      .immediate();
  }

  async renewLease(now: number): Promise<void> {
    const renewed = this.database
      .prepare('UPDATE engine_lease SET renewed_at = ? WHERE id = 1 AND epoch = ?')
      .run(now, this.epoch);
    if (renewed.changes !== 1) throw new LeaseLost();
  }

  async releaseLease(): Promise<void> {
    this.database.prepare(`UPDATE engine_lease SET holder = '' WHERE id = 1 AND epoch = ?`).run(this.epoch);
  }

  async close(): Promise<void> {
    await this.log.close();
    this.database.close();
  }

  /** New rows, several a statement: what one statement costs beside its rows is paid once for all of them. */
  private insert(table: AnyTable, rows: readonly object[]): void {
    for (let from = 0; from < rows.length; ) {
      const left = rows.length - from;
      const count = ROWS_A_STATEMENT.find((size) => size <= left) ?? 1;
      const values: Stored[] = [];
      for (let at = from; at < from + count; at++)
        encodeRow(table, rows[at] as Record<string, unknown>, values);
      this.prepare(`insert ${count} ${table.name}`, () => insertInto(table, count)).run(values);
      from += count;
    }
  }

  private upsert(table: AnyTable, rows: Iterable<object>): void {
    const statement = this.prepare(`upsert ${table.name}`, () => {
      const changes = table.names
        .filter((name) => !table.key.includes(name))
        .map((name) => `${quoted(name)} = excluded.${quoted(name)}`);
      return `${insertInto(table, 1)} ON CONFLICT (${table.key.map(quoted).join(', ')}) DO UPDATE SET ${changes.join(', ')}`;
    });
    for (const row of rows) {
      const values: Stored[] = [];
      encodeRow(table, row as Record<string, unknown>, values);
      statement.run(values);
    }
  }

  private patch(table: AnyTable, names: readonly string[], rows: readonly object[]): void {
    const statement = this.prepare(
      `patch ${table.name} ${names.join()}`,
      () =>
        `UPDATE "${table.name}" SET ${names.map((name) => `${quoted(name)} = ?`).join(', ')} WHERE ${keyCondition(table)}`,
    );
    const all = [...names, ...table.key];
    const kinds = kindsOf(table, all);
    for (const row of rows) statement.run(valuesOf(all, kinds, row));
  }

  private remove(table: AnyTable, rows: Iterable<object>): void {
    const statement = this.prepare(
      `remove ${table.name}`,
      () => `DELETE FROM "${table.name}" WHERE ${keyCondition(table)}`,
    );
    const kinds = kindsOf(table, table.key);
    for (const row of rows) statement.run(valuesOf(table.key, kinds, row));
  }

  private prepare(key: string, sql: () => string): Database.Statement {
    let statement = this.prepared.get(key);
    if (!statement) {
      statement = this.database.prepare(sql());
      this.prepared.set(key, statement);
    }
    return statement;
  }
}

/** How many rows a batch changes. */
const rowsOf = (batch: Batch): number =>
  batch
    .tables()
    .reduce(
      (rows, { appended, inserts, upserts, patches, removals }) =>
        rows + appended.length + inserts.size + upserts.size + patches.size + removals.size,
      0,
    );

/** Whether a row that was read as doubles holds what is stored: what is beyond their whole numbers is read once more. */
function isExact(row: readonly unknown[]): boolean {
  for (const value of row) if (typeof value === 'number' && !Number.isSafeInteger(value)) return false;
  return true;
}

function allOf(statement: Database.Statement, parameters: readonly Stored[], asIntegers = true): unknown[] {
  statement.safeIntegers(asIntegers);
  const bound = Object.fromEntries(parameters.map((value, index) => [index + 1, value]));
  return parameters.length > 0 ? statement.all(bound) : statement.all();
}
