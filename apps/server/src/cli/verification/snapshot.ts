import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import pg from 'pg';
import type { DatabaseTarget } from '../../platform/database/dialect.js';
import { postgresTypes } from '../../platform/database/postgres-reader.js';
import { type Connection, Reader, type StoredRow } from '../../platform/database/reader.js';
import type { Stored } from '../../platform/database/table.js';

/** There is nothing to read where the data should be. */
export class NoDatabase extends Error {
  constructor(file: string) {
    super(`There is no database at ${file}: has the server been started with this DATA_DIR?`);
  }
}

/** A reader that sees one instant of the database throughout, also while a server works on it. */
export async function openSnapshot(target: DatabaseTarget): Promise<Reader> {
  return new Reader(
    target.dialect === 'sqlite' ? sqliteSnapshot(target.file) : await postgresSnapshot(target.url),
  );
}

function sqliteSnapshot(file: string): Connection {
  if (!existsSync(file)) throw new NoDatabase(file);
  const database = new Database(file, { readonly: true, fileMustExist: true });
  database.defaultSafeIntegers(true);
  database.exec('BEGIN');
  const named = (values: readonly Stored[]): object =>
    Object.fromEntries(values.map((value, index) => [index + 1, value]));
  return {
    async query(sql: string, parameters: readonly Stored[] = []): Promise<StoredRow[]> {
      const statement = database.prepare(sql);
      return (parameters.length > 0 ? statement.all(named(parameters)) : statement.all()) as StoredRow[];
    },
    async close(): Promise<void> {
      database.close();
    },
  };
}

async function postgresSnapshot(url: string): Promise<Connection> {
  const client = new pg.Client({ connectionString: url, types: postgresTypes });
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  return {
    async query(sql: string, parameters: readonly Stored[] = []): Promise<StoredRow[]> {
      return (await client.query<StoredRow>(sql, [...parameters])).rows;
    },
    close: () => client.end(),
  };
}
