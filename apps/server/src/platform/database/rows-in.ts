import { builtOnce } from './built-once.js';
import { anyTable } from './queries.js';
import type { Reader } from './reader.js';
import { partOf, snake, type Table } from './table.js';

/** Rows whose `column` is one of these values: fetches the references of a list page in one statement. */
export async function rowsIn<R extends object>(
  reader: Reader,
  table: Table<R>,
  column: keyof R & string,
  wanted: readonly (number | string)[],
): Promise<R[]> {
  const distinct = [...new Set(wanted)];
  if (distinct.length === 0) return [];
  return reader.rows(
    table,
    builtOnce(`${table.name} by ${column}`, distinct, (values) =>
      anyTable.selectFrom(table.name).selectAll().where(snake(column), 'in', values),
    ),
  );
}

/** Fetches only some columns of those rows, for lists that need just a name of a wide table. */
export async function partsIn<R extends object, K extends keyof R & string>(
  reader: Reader,
  table: Table<R>,
  column: keyof R & string,
  wanted: readonly (number | string)[],
  names: readonly K[],
): Promise<Pick<R, K>[]> {
  const distinct = [...new Set(wanted)];
  if (distinct.length === 0) return [];
  const part = partOf(table, names);
  return reader.rows(
    part,
    builtOnce(`${part.stored} of ${table.name} by ${column}`, distinct, (values) =>
      anyTable
        .selectFrom(table.name)
        .select([...part.stored])
        .where(snake(column), 'in', values),
    ),
  );
}
