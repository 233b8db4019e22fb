import { cachedStatement } from './cached-statement.js';
import type { DatabaseReader } from './database-reader.js';
import { untypedQueries } from './queries.js';
import { projectionOf, type Table, toSnakeCase } from './table.js';

/** Rows whose `column` is one of these values: fetches the references of a list page in one statement. */
export async function rowsIn<R extends object>(
  reader: DatabaseReader,
  table: Table<R>,
  column: keyof R & string,
  wanted: readonly (number | string)[],
): Promise<R[]> {
  const distinct = [...new Set(wanted)];
  if (distinct.length === 0) return [];
  return reader.rows(
    table,
    cachedStatement(`${table.name} by ${column}`, distinct, (values) =>
      untypedQueries.selectFrom(table.name).selectAll().where(toSnakeCase(column), 'in', values),
    ),
  );
}

/** Fetches only some columns of those rows, for lists that need just a name of a wide table. */
export async function columnsOfRowsIn<R extends object, K extends keyof R & string>(
  reader: DatabaseReader,
  table: Table<R>,
  column: keyof R & string,
  wanted: readonly (number | string)[],
  names: readonly K[],
): Promise<Pick<R, K>[]> {
  const distinct = [...new Set(wanted)];
  if (distinct.length === 0) return [];
  const part = projectionOf(table, names);
  return reader.rows(
    part,
    cachedStatement(`${part.stored} of ${table.name} by ${column}`, distinct, (values) =>
      untypedQueries
        .selectFrom(table.name)
        .select([...part.stored])
        .where(toSnakeCase(column), 'in', values),
    ),
  );
}
