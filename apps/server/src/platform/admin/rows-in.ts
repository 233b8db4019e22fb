import type { Reader } from '../database/reader.js';
import type { Table } from '../database/table.js';

/** The rows whose `column` (as stored) is one of the numbers: what a page of a list refers to, in one statement. */
export async function rowsIn<R extends object>(
  reader: Reader,
  table: Table<R>,
  column: string,
  wanted: readonly number[],
): Promise<R[]> {
  const distinct = [...new Set(wanted)];
  if (distinct.length === 0) return [];
  const placeholders = distinct.map((_, index) => `$${index + 1}`).join(', ');
  return reader.select(table, `WHERE ${column} IN (${placeholders})`, distinct);
}
