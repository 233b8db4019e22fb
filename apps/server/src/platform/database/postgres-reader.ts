import pg from 'pg';
import type { Connection, ReadValues } from './database-reader.js';
import { CONNECTION_LIMITS } from './postgres-limits.js';
import type { SqlValue } from './table.js';

/** 64-bit integers and counts are read as bigint, as from SQLite. */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 || oid === pg.types.builtins.INT4 || oid === pg.types.builtins.NUMERIC
      ? BigInt
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** The database cancels a read first, if it can, so that none runs on for nobody, ms. */
const CANCEL_TIME = 2_000;

/**
 * A pool of read-only PostgreSQL connections. A read that takes longer than `timeout` ms fails, and so does one that
 * waits as long for a connection; null: jobs take their time.
 */
export class PostgresReader implements Connection {
  private readonly pool: pg.Pool;

  constructor(url: string, timeout: number | null = null) {
    const { keepAlive, keepAliveInitialDelayMillis } = CONNECTION_LIMITS;
    this.pool = new pg.Pool({
      connectionString: url,
      max: 8,
      types: postgresTypes,
      ...{ keepAlive, keepAliveInitialDelayMillis },
      options: '-c default_transaction_read_only=on',
      ...(timeout !== null && {
        connectionTimeoutMillis: timeout,
        query_timeout: timeout,
        statement_timeout: timeout - CANCEL_TIME,
      }),
    });
    // The pool replaces an idle connection that breaks; without a listener, the error would end the process.
    this.pool.on('error', () => undefined);
  }

  read(sql: string, parameters: readonly SqlValue[]): Promise<ReadValues> {
    return readRowArrays(this.pool, sql, parameters);
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** Fetches rows as arrays, without column names. */
export async function readRowArrays(
  connection: pg.Pool | pg.Client,
  text: string,
  parameters: readonly SqlValue[],
): Promise<ReadValues> {
  const { fields, rows } = await connection.query<unknown[]>({
    text,
    values: [...parameters],
    rowMode: 'array',
  });
  return { columns: fields.map(({ name }) => name), rows };
}
