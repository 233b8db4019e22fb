import type { Reader } from '../../platform/database/reader.js';

/** Whether it reads PostgreSQL: only there is such a function. */
export const isPostgres = (reader: Reader): Promise<boolean> =>
  reader.query('SELECT version()').then(
    () => true,
    () => false,
  );

/** Whether there is such a table: a database of a former version has fewer. */
export async function hasTable(reader: Reader, name: string): Promise<boolean> {
  const [table] = await reader.query(
    (await isPostgres(reader))
      ? 'SELECT 1 FROM pg_class WHERE oid = to_regclass($1)'
      : `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = $1`,
    [name],
  );
  return table !== undefined;
}
