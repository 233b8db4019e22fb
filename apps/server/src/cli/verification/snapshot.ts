import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import pg from 'pg';
import { Mismatch } from '../../engine/kernel/consistency.js';
import { type Connection, DatabaseReader, type ReadValues } from '../../platform/database/database-reader.js';
import type { DatabaseTarget } from '../../platform/database/dialect.js';
import { postgresTypes, readRowArrays } from '../../platform/database/postgres-reader.js';
import type { SqlValue } from '../../platform/database/table.js';
import {
  type ArchivedRows,
  POSTGRES_OVERLAY,
  SQLITE_OVERLAY,
  valuesOfInput,
  valuesOfTick,
} from './archive-overlay.js';

/** There is no database at the configured place. */
export class NoDatabase extends Error {
  constructor(file: string) {
    super(`There is no database at ${file}: has the server been started with this DATA_DIR?`);
  }
}

/** A reader of one snapshot of the database, also while a server writes to it. */
export async function openSnapshot(target: DatabaseTarget, archived?: ArchivedRows): Promise<DatabaseReader> {
  return new DatabaseReader(
    target.dialect === 'sqlite'
      ? sqliteSnapshot(target.file, archived)
      : await postgresSnapshot(target.url, archived),
  );
}

function sqliteSnapshot(file: string, archived: ArchivedRows | undefined): Connection {
  if (!existsSync(file)) throw new NoDatabase(file);
  const database = new Database(file, { readonly: true, fileMustExist: true });
  database.defaultSafeIntegers(true);
  const named = (values: readonly SqlValue[]): object =>
    Object.fromEntries(values.map((value, index) => [index + 1, value]));
  if (archived) {
    for (const statement of SQLITE_OVERLAY.tables) database.exec(statement);
    const [takeTick, takeInput] = [SQLITE_OVERLAY.takeTick, SQLITE_OVERLAY.takeInput].map((sql) =>
      database.prepare(sql),
    );
    for (const rows of archived.ticks) for (const row of rows) takeTick?.run(named(valuesOfTick(row)));
    for (const rows of archived.inputs) for (const row of rows) takeInput?.run(named(valuesOfInput(row)));
    for (const statement of SQLITE_OVERLAY.views) database.exec(statement);
  }
  database.exec('BEGIN');
  return {
    async read(sql: string, parameters: readonly SqlValue[]): Promise<ReadValues> {
      const statement = database.prepare(sql).raw();
      const rows = (
        parameters.length > 0 ? statement.all(named(parameters)) : statement.all()
      ) as unknown[][];
      const columns = statement.columns();
      expectDeclaredClasses(columns, rows);
      return { columns: columns.map(({ name }) => name), rows };
    },
    async close(): Promise<void> {
      database.close();
    },
  };
}

/**
 * Refuses bytes, and text in a column of numbers: SQLite stores any value in any column, and a number written as either
 * would be read as that number, while no query for the number finds its row.
 */
function expectDeclaredClasses(
  columns: readonly Database.ColumnDefinition[],
  rows: readonly (readonly unknown[])[],
): void {
  const isNumber = columns.map(({ type }) => type?.toUpperCase() === 'INTEGER');
  for (const row of rows) {
    for (let at = 0; at < row.length; at++) {
      const value = row[at];
      const isOther =
        typeof value === 'string' ? isNumber[at] === true : typeof value === 'object' && value !== null;
      if (isOther) {
        const { table, name } = columns[at] as Database.ColumnDefinition;
        throw new Mismatch(`${table ?? 'a query'}: a ${name} is not stored as that column is declared`);
      }
    }
  }
}

async function postgresSnapshot(url: string, archived: ArchivedRows | undefined): Promise<Connection> {
  const client = new pg.Client({ connectionString: url, types: postgresTypes });
  await client.connect();
  if (archived)
    await carryArchive(client, archived).catch(async (error: unknown) => {
      await client.end();
      throw error;
    });
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  return {
    read: (sql, parameters) => readRowArrays(client, sql, parameters),
    close: () => client.end(),
  };
}

async function carryArchive(client: pg.Client, { ticks, inputs }: ArchivedRows): Promise<void> {
  for (const statement of POSTGRES_OVERLAY.tables) await client.query(statement);
  for (const rows of ticks) await client.query(POSTGRES_OVERLAY.takeTick, columnsOf(rows.map(valuesOfTick)));
  for (const rows of inputs)
    await client.query(POSTGRES_OVERLAY.takeInput, columnsOf(rows.map(valuesOfInput)));
  for (const statement of POSTGRES_OVERLAY.views) await client.query(statement);
}

const columnsOf = <V>(rows: readonly V[][]): V[][] =>
  (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] as V));
