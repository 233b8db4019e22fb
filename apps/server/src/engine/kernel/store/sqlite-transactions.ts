import Database from 'better-sqlite3';
import type { SqlValue } from '../../../platform/database/table.js';
import { configureWal } from '../../../platform/database/wal-checkpointer.js';
import { LeaseLost } from './store.js';

/** A statement, run once per set of values. */
export interface StatementRuns {
  readonly sql: string;
  readonly runs: readonly (readonly SqlValue[])[];
}

/** Writes of one transaction: plain data, so that another thread can execute it. */
export interface WriteBatch {
  /** Null: not a batch, but an independent write. */
  readonly id: string | null;
  /** The preceding batch, which may not be durable yet: this one must not be stored without it. Null: none. */
  readonly behind: string | null;
  /** Lease check: must change exactly one row before anything is written. Null: no check. */
  readonly fence: { readonly sql: string; readonly values: readonly SqlValue[] } | null;
  readonly writes: readonly StatementRuns[];
}

/** A connection for writing, durable at each commit. */
export function openForWriting(file: string): Database.Database {
  const database = new Database(file, { timeout: 5_000 });
  configureWal(database);
  database.pragma('cache_size = -65536');
  return database;
}

/** Synchronous transactions on a connection, with cached prepared statements. */
export class SqliteTransactions {
  private readonly prepared = new Map<string, Database.Statement>();
  private readonly begin: Database.Statement;
  private readonly commit: Database.Statement;
  private readonly rollback: Database.Statement;

  constructor(private readonly database: Database.Database) {
    this.begin = database.prepare('BEGIN IMMEDIATE');
    this.commit = database.prepare('COMMIT');
    this.rollback = database.prepare('ROLLBACK');
  }

  /** Runs all in one transaction, or nothing. `LeaseLost` if a fence does not change exactly one row. */
  run(all: readonly Pick<WriteBatch, 'fence' | 'writes'>[]): void {
    this.begin.run();
    try {
      for (const one of all) this.write(one);
      this.commit.run();
    } catch (error) {
      if (this.database.inTransaction) this.rollback.run();
      throw error;
    }
  }

  private write({ fence, writes }: Pick<WriteBatch, 'fence' | 'writes'>): void {
    if (fence && this.prepare(fence.sql).run(fence.values).changes !== 1) throw new LeaseLost();
    for (const { sql, runs } of writes) {
      const statement = this.prepare(sql);
      for (const values of runs) statement.run(values);
    }
  }

  private prepare(sql: string): Database.Statement {
    let statement = this.prepared.get(sql);
    if (!statement) {
      statement = this.database.prepare(sql);
      this.prepared.set(sql, statement);
    }
    return statement;
  }
}
