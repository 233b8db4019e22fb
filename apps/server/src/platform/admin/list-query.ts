import type { Reader } from '../database/reader.js';
import { type Stored, snake, type Table } from '../database/table.js';
import { invalid } from './admin-error.js';
import type { ListRequest } from './list-request.js';
import { Listed } from './listed.js';

/** Takes a value into the statement's parameters and gives its placeholder. */
export type Bind = (value: Stored) => string;

/** Turns a filter's value into a condition; throws `invalid` on one that it cannot read. */
export type Filter = (value: unknown, bind: Bind) => string;

export interface ListDeclaration<R extends object> {
  readonly table: Table<R>;
  /** Field in the answer → the indexed column that orders by it. */
  readonly sorts: Readonly<Record<string, keyof R & string>>;
  readonly defaultSort: { readonly field: string; readonly descending: boolean };
  readonly filters: Readonly<Record<string, Filter>>;
}

/** Counting stops here: beyond it the total is an estimate. */
const COUNTED = 10_000;

/**
 * One page of a table. The total is exact up to ten thousand rows; above that it is the highest id where nothing is
 * filtered, otherwise "more than ten thousand", so that no list ever counts a whole large table.
 */
export async function listPage<R extends object>(
  reader: Reader,
  { table, sorts, defaultSort, filters }: ListDeclaration<R>,
  request: ListRequest,
): Promise<Listed<R>> {
  const parameters: Stored[] = [];
  const bind: Bind = (value) => `$${parameters.push(value)}`;
  const where = conditions(filters, request.filter, bind);
  const order = orderBy(table, sorts, request.sort ?? defaultSort);
  const [rows, total] = await Promise.all([
    reader.select(
      table,
      `${where} ${order} LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`,
      [...parameters, request.limit, request.first],
    ),
    countUpTo(reader, table, where, parameters),
  ]);
  return new Listed(rows, request.first, total);
}

function conditions(
  filters: Readonly<Record<string, Filter>>,
  values: Readonly<Record<string, unknown>>,
  bind: Bind,
): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === '') continue;
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!filter) throw invalid({ [`filter.${name}`]: 'There is no such filter here.' });
    parts.push(filter(value, bind));
  }
  return parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '';
}

function orderBy<R extends object>(
  { key }: Table<R>,
  sorts: Readonly<Record<string, keyof R & string>>,
  { field, descending }: { field: string; descending: boolean },
): string {
  const column = Object.hasOwn(sorts, field) ? sorts[field] : undefined;
  if (!column) throw invalid({ sort: `This list cannot be sorted by ${field}.` });
  const direction = descending ? 'DESC' : 'ASC';
  const last = key[0] as string;
  // The key decides between equals, so that no row is on two pages.
  return `ORDER BY ${[...new Set([snake(column), snake(last)])].map((name) => `${name} ${direction}`).join(', ')}`;
}

async function countUpTo<R extends object>(
  reader: Reader,
  { name, key }: Table<R>,
  where: string,
  parameters: readonly Stored[],
): Promise<number> {
  const counted = await reader.number(
    `SELECT count(*) FROM (SELECT 1 FROM "${name}" ${where} LIMIT ${COUNTED + 1}) AS counted`,
    parameters,
  );
  if (counted <= COUNTED || where !== '') return counted;
  return Math.max(counted, await reader.number(`SELECT max(${snake(key[0] as string)}) FROM "${name}"`));
}
