import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type Database from 'better-sqlite3';
import { sql } from 'kysely';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { rawStatement } from '../../platform/database/queries.js';
import { schema } from '../../schema.js';

/** A table by its database names. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
  /** Text columns, which two databases sort alike only with an explicit collation. */
  readonly texts: readonly string[];
}

/** All tables, in schema order. */
export const storedTables: readonly StoredTable[] = schema.map(({ name, names, kinds, stored, key }) => {
  const columnOf = (property: string): string => stored[names.indexOf(property as never)] ?? property;
  const texts = stored.filter((_, at) => kinds[at] === 'text' || kinds[at] === 'json');
  return { name, columns: stored, key: key.map(columnOf), texts };
});

/** Approximate characters per chunk. */
const CHUNK_SIZE = 64 * 1024;

/** Rows in the text form of PostgreSQL's COPY, ordered by key, as the connection sees them. */
export async function* rowsOfSqlite(database: Database.Database, table: StoredTable): AsyncGenerator<Buffer> {
  const { sql: text } = selectOf(table, []);
  let held = '';
  for (const values of database.prepare(text).raw().safeIntegers().iterate() as Iterable<unknown[]>) {
    held += `${values.map(toCopyText).join('\t')}\n`;
    if (held.length < CHUNK_SIZE) continue;
    yield Buffer.from(held);
    held = '';
  }
  if (held) yield Buffer.from(held);
}

/** Like `rowsOfSqlite`, for PostgreSQL: equal rows give equal bytes. */
export function rowsOfPostgres(client: pg.Client, table: StoredTable): AsyncIterable<Buffer> {
  const { sql: text } = selectOf(table, table.texts);
  return client.query(copyTo(`COPY (${text}) TO STDOUT`));
}

/** Fills a table from rows in COPY's text form, replacing its rows. */
export async function fillTable(
  client: pg.Client,
  { name, columns }: Pick<StoredTable, 'name' | 'columns'>,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const { sql: text } = rawStatement(sql`COPY ${sql.table(name)} (${list}) FROM STDIN`).compile();
  await client.query(rawStatement(sql`DELETE FROM ${sql.table(name)}`).compile().sql);
  await pipeline(Readable.from(rows), client.query(copyFrom(text)));
}

function selectOf({ name, columns, key }: StoredTable, texts: readonly string[]): { sql: string } {
  const order = key.map((column) =>
    texts.includes(column) ? sql`${sql.ref(column)} COLLATE "C"` : sql`${sql.ref(column)}`,
  );
  const list = sql.join(columns.map((column) => sql.ref(column)));
  return rawStatement(sql`SELECT ${list} FROM ${sql.table(name)} ORDER BY ${sql.join(order)}`).compile();
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};

/** A value in COPY's text form. */
function toCopyText(value: unknown): string {
  if (value === null) return '\\N';
  return String(value).replace(/[\\\b\f\n\r\t\v]/g, (letter) => ESCAPES[letter] ?? letter);
}
