import type { CompiledQuery } from 'kysely';
import { anyTable } from './queries.js';
import type { Reader } from './reader.js';
import { partOf, snake, type Table } from './table.js';

/** The rows whose `column` is one of these values: what a page of a list refers to, in one statement. */
export async function rowsIn<R extends object>(
  reader: Reader,
  table: Table<R>,
  column: keyof R & string,
  wanted: readonly (number | string)[],
): Promise<R[]> {
  const distinct = [...new Set(wanted)];
  if (distinct.length === 0) return [];
  return reader.rows(table, of(table, '*', column, distinct));
}

/** Some columns of those rows, where a list needs no more of a wide table than a name. */
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
  return reader.rows(part, of(table, part.stored, column, distinct));
}

/** Statements that are kept, at most: each page of a list asks for as many rows as it has others to name. */
const MOST_KEPT = 1_000;
const kept = new Map<string, CompiledQuery>();

/** The statement, which is built once for as many values: to build one costs more than to read what it asks for. */
function of(
  { name }: { readonly name: string },
  columns: readonly string[] | '*',
  column: string,
  values: readonly (number | string)[],
): { compile(): CompiledQuery } {
  const key = `${name} ${columns} ${column} ${values.length}`;
  let built = kept.get(key);
  if (!built) {
    const from = anyTable.selectFrom(name);
    const chosen = columns === '*' ? from.selectAll() : from.select([...columns]);
    built = chosen.where(snake(column), 'in', [...values]).compile();
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, built);
  }
  const statement = { ...built, parameters: values };
  return { compile: () => statement };
}
