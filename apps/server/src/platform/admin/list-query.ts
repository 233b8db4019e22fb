import type { Reader } from '../database/reader.js';
import { decodeRow, type Stored, snake, type Table } from '../database/table.js';
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
  /** Numbers the rows from 1 without a gap; the key unless it says otherwise. */
  readonly numberedBy?: keyof R & string;
  /**
   * Texts that filter `q` looks into, whatever stands around it. No index answers that: it looks at the newest rows that
   * fit everything else, so many at most.
   */
  readonly search?: { readonly columns: readonly (keyof R & string)[]; readonly newest: number };
}

/** Counting stops here: beyond it the total is an estimate. */
const COUNTED = 10_000;

/**
 * One page of a table. The total is exact up to ten thousand rows; above that it is the highest id where nothing is
 * filtered, otherwise "more than ten thousand", so that no list ever counts a whole large table.
 */
export async function listPage<R extends object>(
  reader: Reader,
  { table, sorts, defaultSort, filters, numberedBy, search }: ListDeclaration<R>,
  request: ListRequest,
): Promise<Listed<R>> {
  const parameters: Stored[] = [];
  const bind: Bind = (value) => `$${parameters.push(value)}`;
  const { q, ...others } = request.filter;
  const where = conditions(filters, search ? others : request.filter, bind);
  const text = typeof q === 'string' ? q.trim() : '';
  const isAll = where === '';
  const from =
    search && text !== ''
      ? `${newestOf(table, where, search.newest)} ${holding(search.columns, text, bind)}`
      : `"${table.name}" ${where}`;
  const order = orderBy(table, sorts, request.sort ?? defaultSort);
  const [rows, total] = await Promise.all([
    reader.query(
      `SELECT * FROM ${from} ${order} LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`,
      [...parameters, request.limit, request.first],
    ),
    countUpTo(
      reader,
      table,
      `${from} ${order}`,
      parameters,
      isAll && text === '' ? (numberedBy ?? table.key[0]) : null,
    ),
  ]);
  return new Listed(
    rows.map((row) => decodeRow(table, row)),
    request.first,
    total,
  );
}

const newestOf = <R extends object>({ name, key }: Table<R>, where: string, most: number): string =>
  `(SELECT * FROM "${name}" ${where} ORDER BY ${snake(key[0] as string)} DESC LIMIT ${most}) AS newest`;

/** One of the columns holds the text, whatever its letter case. */
function holding(columns: readonly string[], text: string, bind: Bind): string {
  const pattern = bind(
    `%${text
      .slice(0, 100)
      .toLowerCase()
      .replace(/[\\%_]/g, '\\$&')}%`,
  );
  return `WHERE ${columns.map((name) => `lower("${snake(name)}") LIKE ${pattern} ESCAPE '\\'`).join(' OR ')}`;
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
  { name }: Table<R>,
  /** In the order of the page: whatever index answers that answers this, and no more is looked at than is counted. */
  from: string,
  parameters: readonly Stored[],
  /** The column whose highest value is the number of rows; null where rows are chosen. */
  numberedBy: string | null | undefined,
): Promise<number> {
  const counted = await reader.number(
    `SELECT count(*) FROM (SELECT 1 FROM ${from} LIMIT ${COUNTED + 1}) AS counted`,
    parameters,
  );
  if (counted <= COUNTED || !numberedBy) return counted;
  return Math.max(counted, await reader.number(`SELECT max(${snake(numberedBy)}) FROM "${name}"`));
}
