import type Database from 'better-sqlite3';
import type { SqlRow } from '../../../platform/database/database-reader.js';
import { type ColumnKind, encodeRow, type SqlValue, toSnakeCase } from '../../../platform/database/table.js';
import { WalCheckpointer } from '../../../platform/database/wal-checkpointer.js';
import { type AnyTable, type Batch, insertedRows, patchGroups } from './batch.js';
import { type LeaseRow, lastJournalEnd } from './lease-row.js';
import {
  openForWriting,
  SqliteTransactions,
  type StatementRuns,
  type WriteBatch,
} from './sqlite-transactions.js';
import { SqliteWriter } from './sqlite-writer.js';
import type { LeaseAnswer, Store } from './store.js';

const quoted = (name: string): string => `"${toSnakeCase(name)}"`;

/** Rows per insert statement: the largest size that fits is used first. */
const INSERT_SIZES = [32, 8, 1];

/** Rows per batch from which a writer thread pays off: some twenty orders. */
const WRITER_THREAD_ROWS = 200;

const ADVANCE_LANE = `UPDATE engine_lease SET lane_seq = max(lane_seq, ?), batch_id = ?, links = coalesce(?, links),
  link_hash = coalesce(?, link_hash), seal = coalesce(?, seal), sealed_epoch = CASE WHEN ? IS NULL THEN sealed_epoch ELSE epoch END
  WHERE id = 1 AND epoch = ?`;
const RENEW = 'UPDATE engine_lease SET renewed_at = ? WHERE id = 1 AND epoch = ?';
const RELEASE = `UPDATE engine_lease SET holder = '' WHERE id = 1 AND epoch = ?`;

/** A write that is not a batch. */
const STANDALONE_WRITE: WriteBatch = { id: null, behind: null, fence: null, writes: [] };

function insertInto(table: AnyTable, rows: number): string {
  const columns = table.names.map(quoted).join(', ');
  const values = `(${table.names.map(() => '?').join(', ')})`;
  return `INSERT INTO "${table.name}" (${columns}) VALUES ${Array(rows).fill(values).join(', ')}`;
}

const keyCondition = (table: AnyTable): string =>
  table.key.map((name) => `${quoted(name)} = ?`).join(' AND ');

/** A statement on a table, and the columns of its values, row by row. */
interface TableStatement {
  readonly sql: string;
  readonly names: readonly string[];
  readonly kinds: readonly ColumnKind[];
  /** Template of its values: a copy allocates all of them at once, without holes, which are slow to send to a thread. */
  readonly blank: readonly null[];
}

interface StatementDraft {
  readonly table: AnyTable;
  readonly names: readonly string[];
  readonly sql: () => string;
  /** Number of rows that it takes. */
  readonly count?: number;
}

/** The values of the rows from place `from` on, as many as the statement takes. */
function valuesOf(statement: TableStatement, rows: readonly object[], from: number): SqlValue[] {
  const values: SqlValue[] = statement.blank.slice();
  const { length } = statement.names;
  for (let at = 0, row = from; at < values.length; at += length, row++)
    encodeRow(statement, rows[row] as Record<string, unknown>, values, at);
  return values;
}

/** The statement, run for each row. */
function runsOf(statement: TableStatement, rows: readonly object[]): StatementRuns {
  const runs: SqlValue[][] = [];
  for (let at = 0; at < rows.length; at++) runs.push(valuesOf(statement, rows, at));
  return { sql: statement.sql, runs };
}

/** The lane's own SQLite connection: one transaction per batch, in this thread until there is much to write. */
export class SqliteStore implements Store {
  /** Statements by operation, built once. */
  private readonly statements = new Map<string, TableStatement>();
  private readonly transactions: SqliteTransactions;
  private readonly writer: SqliteWriter;
  private epoch = 0;
  /** Batches since the last one without a predecessor, in order. */
  private chainedBatchIds: string[] = [];
  /** The last batch handed over, unless it is known to have failed. */
  private lastBatchId: string | null = null;

  private constructor(
    private readonly database: Database.Database,
    private readonly checkpointer: WalCheckpointer,
    file: string,
  ) {
    this.transactions = new SqliteTransactions(database);
    this.writer = new SqliteWriter(file);
  }

  static async open(file: string): Promise<SqliteStore> {
    return new SqliteStore(openForWriting(file), new WalCheckpointer(file), file);
  }

  get isBeside(): boolean {
    return this.writer.isReady;
  }

  get canQueue(): boolean {
    return this.writer.isReady;
  }

  async commit(batch: Batch): Promise<void> {
    const { place = null, hash = null, seal = null } = batch.sealed ?? {};
    const lease = [batch.laneSeq, batch.id, place, hash, seal, seal, this.epoch];
    const writes: StatementRuns[] = [];
    for (const changed of batch.tables()) {
      const { table, upserts, removals } = changed;
      this.insert(writes, table, insertedRows(changed));
      if (upserts.size > 0) writes.push(this.upsert(table, [...upserts.values()]));
      for (const { names, rows } of patchGroups(changed)) writes.push(this.patch(table, names, rows));
      if (removals.size > 0) writes.push(this.remove(table, [...removals.values()]));
    }
    const rows = rowsOf(batch);
    if (rows >= WRITER_THREAD_ROWS) this.writer.begin();
    await this.writeInOrder(batch, { fence: { sql: ADVANCE_LANE, values: lease }, writes });
    this.checkpointer.wrote(rows);
  }

  async hasCommitted(batchId: string): Promise<boolean> {
    const row = this.database.prepare('SELECT batch_id FROM engine_lease WHERE id = 1').get() as
      | { batch_id: string }
      | undefined;
    const place = this.chainedBatchIds.indexOf(batchId);
    return row !== undefined && place >= 0 && this.chainedBatchIds.indexOf(row.batch_id) >= place;
  }

  async query(sql: string, parameters: readonly SqlValue[] = []): Promise<SqlRow[]> {
    return readAll(this.database.prepare(sql), parameters) as SqlRow[];
  }

  async values(sql: string, parameters: readonly SqlValue[] = []): Promise<readonly unknown[][]> {
    const statement = this.database.prepare(sql).raw(true);
    const rows = readAll(statement, parameters, false) as unknown[][];
    return rows.every(isExact) ? rows : (readAll(statement, parameters) as unknown[][]);
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
        return { taken: true, epoch: this.epoch, laneSeq: lease?.lane_seq ?? 0, left: lastJournalEnd(lease) };
      })
      .immediate();
  }

  async renewLease(now: number): Promise<void> {
    await this.write({ ...STANDALONE_WRITE, fence: { sql: RENEW, values: [now, this.epoch] } });
  }

  async releaseLease(): Promise<void> {
    await this.write({ ...STANDALONE_WRITE, writes: [{ sql: RELEASE, runs: [[this.epoch]] }] });
  }

  async close(): Promise<void> {
    await this.writer.close();
    await this.checkpointer.close();
    this.database.close();
  }

  /** Throws if the preceding batch was not handed over or has failed, before the writer thread is involved. */
  private async writeInOrder(
    { id, behind }: Batch,
    writes: Pick<WriteBatch, 'fence' | 'writes'>,
  ): Promise<void> {
    if (behind === null) this.chainedBatchIds = [];
    else if (behind !== this.lastBatchId) throw new Error('the batch before it was not written');
    try {
      const written = this.write({ ...writes, id, behind });
      this.chainedBatchIds.push(id);
      this.lastBatchId = id;
      await written;
    } catch (error) {
      this.lastBatchId = null;
      throw error;
    }
  }

  /** Throws synchronously if it could not be handed over. */
  private write(writes: WriteBatch): Promise<void> | undefined {
    if (this.writer.isReady) return this.writer.write(writes);
    this.transactions.run([writes]);
    return undefined;
  }

  /** New rows, several per statement, which shares the cost of a statement among them. */
  private insert(writes: StatementRuns[], table: AnyTable, rows: readonly object[]): void {
    for (let from = 0; from < rows.length; ) {
      const left = rows.length - from;
      const count = INSERT_SIZES.find((size) => size <= left) ?? 1;
      const sql = (): string => insertInto(table, count);
      const statement = this.statement(`insert ${count} ${table.name}`, {
        table,
        names: table.names,
        sql,
        count,
      });
      writes.push({ sql: statement.sql, runs: [valuesOf(statement, rows, from)] });
      from += count;
    }
  }

  private upsert(table: AnyTable, rows: readonly object[]): StatementRuns {
    const sql = (): string => {
      const changes = table.names
        .filter((name) => !table.key.includes(name))
        .map((name) => `${quoted(name)} = excluded.${quoted(name)}`);
      return `${insertInto(table, 1)} ON CONFLICT (${table.key.map(quoted).join(', ')}) DO UPDATE SET ${changes.join(', ')}`;
    };
    return runsOf(this.statement(`upsert ${table.name}`, { table, names: table.names, sql }), rows);
  }

  private patch(table: AnyTable, changed: readonly string[], rows: readonly object[]): StatementRuns {
    const sql = (): string =>
      `UPDATE "${table.name}" SET ${changed.map((name) => `${quoted(name)} = ?`).join(', ')} WHERE ${keyCondition(table)}`;
    const names = [...changed, ...table.key];
    return runsOf(this.statement(`patch ${table.name} ${changed.join()}`, { table, names, sql }), rows);
  }

  private remove(table: AnyTable, rows: readonly object[]): StatementRuns {
    const sql = (): string => `DELETE FROM "${table.name}" WHERE ${keyCondition(table)}`;
    return runsOf(this.statement(`remove ${table.name}`, { table, names: table.key, sql }), rows);
  }

  private statement(key: string, { table, names, sql, count = 1 }: StatementDraft): TableStatement {
    let statement = this.statements.get(key);
    if (statement === undefined) {
      const kinds = names.map((name) => table.columns[name]?.kind ?? 'text');
      const blank = Array.from({ length: names.length * count }, () => null);
      statement = { sql: sql(), names, kinds, blank };
      this.statements.set(key, statement);
    }
    return statement;
  }
}

/** Number of rows a batch changes. */
const rowsOf = (batch: Batch): number =>
  batch
    .tables()
    .reduce(
      (rows, { appended, inserts, upserts, patches, removals }) =>
        rows + appended.length + inserts.size + upserts.size + patches.size + removals.size,
      0,
    );

/** Whether values read as doubles are exact; otherwise the rows are read again as bigint. */
function isExact(row: readonly unknown[]): boolean {
  for (const value of row) if (typeof value === 'number' && !Number.isSafeInteger(value)) return false;
  return true;
}

function readAll(
  statement: Database.Statement,
  parameters: readonly SqlValue[],
  asIntegers = true,
): unknown[] {
  statement.safeIntegers(asIntegers);
  const bound = Object.fromEntries(parameters.map((value, index) => [index + 1, value]));
  return parameters.length > 0 ? statement.all(bound) : statement.all();
}
