import { type RawBuilder, sql } from 'kysely';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { rawStatement } from '../../platform/database/queries.js';

/** Whether the database is PostgreSQL, which alone has this function. */
export const isPostgres = (reader: DatabaseReader): Promise<boolean> =>
  reader.query('SELECT version()').then(
    () => true,
    () => false,
  );

/** Whether a table exists: a database of a former version has fewer. */
export async function hasTable(reader: DatabaseReader, name: string): Promise<boolean> {
  const [table] = await reader.query(
    (await isPostgres(reader))
      ? 'SELECT 1 FROM pg_class WHERE oid = to_regclass($1)'
      : `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = $1`,
    [name],
  );
  return table !== undefined;
}

/** SQL after a table's name that reads the table itself: an index could have been made to omit a row. */
export const withoutIndexes = async (reader: DatabaseReader): Promise<RawBuilder<unknown>> =>
  (await isPostgres(reader)) ? sql`` : sql`NOT INDEXED`;

/** Number of rows of a table; `isFast`: by its smallest index, where the database has one. */
export const countRows = async (
  reader: DatabaseReader,
  table: string,
  { isFast }: { readonly isFast: boolean },
): Promise<number> => {
  const whole = isFast ? sql`` : await withoutIndexes(reader);
  return reader.number(rawStatement(sql`SELECT COUNT(*) FROM ${sql.table(table)} ${whole}`));
};
