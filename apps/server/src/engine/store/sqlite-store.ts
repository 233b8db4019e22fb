import Database from 'better-sqlite3';
import type { StoredRow } from '../../platform/database/reader.js';
import { encodeRow, encodeValue, type Stored, snake } from '../../platform/database/table.js';
import { type AnyTable, type Batch, patchGroups } from './batch.js';
import { type LeaseAnswer, LeaseLost, type Store } from './store.js';

const quoted = (name: string): string => `"${snake(name)}"`;

const keyCondition = (table: AnyTable): string =>
  table.key.map((name) => `${quoted(name)} = ?`).join(' AND ');

const valuesOf = (table: AnyTable, names: readonly string[], row: object): Stored[] =>
  names.map((name) =>
    encodeValue(table.columns[name]?.kind ?? 'text', (row as Record<string, unknown>)[name]),
  );

/** The lane's own SQLite connection: prepared statements, one synchronous transaction a batch, WAL, FULL. */
export class SqliteStore implements Store {
  private readonly prepared = new Map<string, Database.Statement>();
  private readonly advance: Database.Statement;
  private readonly begin: Database.Statement;
  private readonly end: Database.Statement;
  private readonly undo: Database.Statement;
  private epoch = 0;

  private constructor(private readonly database: Database.Database) {
    this.advance = database.prepare(
      'UPDATE engine_lease SET lane_seq = max(lane_seq, ?), batch_id = ? WHERE id = 1 AND epoch = ?',
    );
    this.begin = database.prepare('BEGIN IMMEDIATE');
    this.end = database.prepare('COMMIT');
    this.undo = database.prepare('ROLLBACK');
  }

  static async open(file: string): Promise<SqliteStore> {
    const database = new Database(file, { timeout: 5_000 });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('cache_size = -65536');
    return new SqliteStore(database);
  }

  async commit(batch: Batch): Promise<void> {
    this.begin.run();
    try {
      if (this.advance.run(batch.laneSeq, batch.id, this.epoch).changes !== 1) throw new LeaseLost();
      for (const writes of batch.tables()) {
        const { table, inserts, upserts, removals } = writes;
        if (inserts.size > 0) this.put(this.insertInto(table, false), table, inserts);
        if (upserts.size > 0) this.put(this.insertInto(table, true), table, upserts);
        for (const { names, rows } of patchGroups(writes)) this.patch(table, names, rows);
        if (removals.size > 0) this.remove(table, removals);
      }
      this.end.run();
    } catch (error) {
      if (this.database.inTransaction) this.undo.run();
      throw error;
    }
  }

  async hasCommitted(batchId: string): Promise<boolean> {
    const row = this.database.prepare('SELECT batch_id FROM engine_lease WHERE id = 1').get() as
      | { batch_id: string }
      | undefined;
    return row?.batch_id === batchId;
  }

  async query(sql: string, parameters: readonly Stored[] = []): Promise<StoredRow[]> {
    const statement = this.database.prepare(sql).safeIntegers(true);
    const bound = Object.fromEntries(parameters.map((value, index) => [index + 1, value]));
    return (parameters.length > 0 ? statement.all(bound) : statement.all()) as StoredRow[];
  }

  async takeLease(holder: string, now: number, staleBefore: number): Promise<LeaseAnswer> {
    return this.database
      .transaction((): LeaseAnswer => {
        const lease = this.database.prepare('SELECT * FROM engine_lease WHERE id = 1').get() as
          | { epoch: number; holder: string; renewed_at: number; lane_seq: number }
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
        return { taken: true, epoch: this.epoch, laneSeq: lease?.lane_seq ?? 0 };
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
    this.database.close();
  }

  private put(statement: Database.Statement, table: AnyTable, rows: Map<string, object>): void {
    for (const row of rows.values()) statement.run(encodeRow(table, row as Record<string, unknown>));
  }

  private insertInto(table: AnyTable, replacing: boolean): Database.Statement {
    return this.prepare(`${replacing ? 'upsert' : 'insert'} ${table.name}`, () => {
      const columns = table.names.map(quoted).join(', ');
      const values = table.names.map(() => '?').join(', ');
      const conflict = `ON CONFLICT (${table.key.map(quoted).join(', ')}) DO UPDATE SET ${table.names
        .filter((name) => !table.key.includes(name))
        .map((name) => `${quoted(name)} = excluded.${quoted(name)}`)
        .join(', ')}`;
      return `INSERT INTO "${table.name}" (${columns}) VALUES (${values}) ${replacing ? conflict : ''}`;
    });
  }

  private patch(table: AnyTable, names: readonly string[], rows: Map<string, object>): void {
    const statement = this.prepare(
      `patch ${table.name} ${names.join()}`,
      () =>
        `UPDATE "${table.name}" SET ${names.map((name) => `${quoted(name)} = ?`).join(', ')} WHERE ${keyCondition(table)}`,
    );
    for (const row of rows.values()) statement.run(valuesOf(table, [...names, ...table.key], row));
  }

  private remove(table: AnyTable, rows: Map<string, object>): void {
    const statement = this.prepare(
      `remove ${table.name}`,
      () => `DELETE FROM "${table.name}" WHERE ${keyCondition(table)}`,
    );
    for (const row of rows.values()) statement.run(valuesOf(table, table.key, row));
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
