import { snake, type Table } from '../../platform/database/table.js';

/** The statement that adds one row to one of Truemark's own tables, its values in the order of the table's columns. */
export function insertInto<R extends object>({ name, names }: Table<R>): string {
  const columns = names.map((column) => `"${snake(column)}"`).join(', ');
  return `INSERT INTO "${name}" (${columns}) VALUES (${names.map(() => '?').join(', ')})`;
}
