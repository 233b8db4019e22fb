import type { DatabaseReader } from '../../platform/database/database-reader.js';

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
