import { type Table, toSnakeCase } from '../../platform/database/table.js';

/** SQL that inserts one row into a Truemark table, with values in column order. */
export function insertInto<R extends object>({ name, names }: Table<R>): string {
  const columns = names.map((column) => `"${toSnakeCase(column)}"`).join(', ');
  return `INSERT INTO "${name}" (${columns}) VALUES (${names.map(() => '?').join(', ')})`;
}
