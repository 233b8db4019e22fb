import { anyTable } from './queries.js';
import type { Reader } from './reader.js';
import { snake, type Table } from './table.js';

/** The rows whose `column` is one of these values: what a page of a list refers to, in one statement. */
export async function rowsIn<R extends object>(
  reader: Reader,
  table: Table<R>,
  column: keyof R & string,
  wanted: readonly (number | string)[],
): Promise<R[]> {
  const distinct = [...new Set(wanted)];
  if (distinct.length === 0) return [];
  return reader.rows(table, anyTable.selectFrom(table.name).selectAll().where(snake(column), 'in', distinct));
}
