import pg from 'pg';
import type { Connection, StoredRow } from './reader.js';
import type { Stored } from './table.js';

/** 64-bit integers and counts arrive as bigint, as they do from SQLite. */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 || oid === pg.types.builtins.INT4 || oid === pg.types.builtins.NUMERIC
      ? BigInt
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** A pool of read-only PostgreSQL connections. */
export class PostgresReader implements Connection {
  private readonly pool: pg.Pool;

  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: 8,
      types: postgresTypes,
      options: '-c default_transaction_read_only=on',
    });
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    this.pool.on('error', () => undefined);
  }

  async query(sql: string, parameters: readonly Stored[] = []): Promise<StoredRow[]> {
    const { rows } = await this.pool.query<StoredRow>(sql, [...parameters]);
    return rows;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
