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
  /** Numbers the rows from 1 without a gap; the key unless it says otherwise, null where nothing does. */
  readonly numberedBy?: (keyof R & string) | null;
  /** Columns that rise as the number does: in their order a page far in is a range of numbers, and nothing is counted off. */
  readonly rises?: readonly (keyof R & string)[];
  /**
   * Texts that filter `q` looks into, whatever stands around it. No index answers that: it looks at the newest rows that
   * fit everything else, so many at most.
   */
  readonly search?: { readonly columns: readonly (keyof R & string)[]; readonly newest: number };
}

/** Counting stops here: a total of one more means "more than that". */
const COUNTED = 1_000;

/**
 * One page of a table. The total is exact up to a thousand rows. Above that it is the highest number where nothing is
 * chosen and the order is that of the numbers, so that the last page is as quick as the first; otherwise it says "more
 * than a thousand", and whoever wants to get further chooses more. No list ever counts a whole large table.
 */
export async function listPage<R extends object>(
  reader: Reader,
  declaration: ListDeclaration<R>,
  request: ListRequest,
): Promise<Listed<R>> {
  const { table, sorts, defaultSort, filters, search } = declaration;
  const parameters: Stored[] = [];
  const bind: Bind = (value) => `$${parameters.push(value)}`;
  const { q, ...others } = request.filter;
  const where = conditions(filters, search ? others : request.filter, bind);
  const text = typeof q === 'string' ? q.trim() : '';
  const isSearch = search !== undefined && text !== '';
  const from = isSearch
    ? `${newestOf(table, where, search.newest)} ${holding(search.columns, text, bind)}`
    : `"${table.name}" ${where}`;
  const { column, descending } = orderOf(sorts, request.sort ?? defaultSort);
  const order = orderBy(table, column, descending);
  const count = (): Promise<number> =>
    // In the order of the page: whatever index answers that answers this, and no more is looked at than is counted.
    reader.number(
      `SELECT count(*) FROM (SELECT 1 FROM ${from} ${order} LIMIT ${COUNTED + 1}) AS counted`,
      parameters,
    );
  const rows = async (): Promise<R[]> => {
    const page = `LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`;
    const asked = [...parameters, request.limit, request.first];
    return (await reader.query(`SELECT * FROM ${from} ${order} ${page}`, asked)).map((row) =>
      decodeRow(table, row),
    );
  };
  const number = where === '' && !isSearch ? numberIn(declaration, column) : null;
  if (number === null) {
    const [page, total] = await Promise.all([rows(), count()]);
    return new Listed(page, request.first, total);
  }
  const highest = await reader.number(`SELECT max(${snake(number)}) FROM "${table.name}"`);
  if (highest <= COUNTED) {
    const [page, total] = await Promise.all([rows(), count()]);
    return new Listed(page, request.first, total);
  }
  const span = { ...request, highest, descending };
  return byNumber(reader, table, snake(number), `${order} LIMIT ${request.limit}`, span);
}

/** The column that numbers the rows, where the list's order is that of the numbers. */
function numberIn<R extends object>(
  { table, numberedBy = table.key[0], rises = [] }: ListDeclaration<R>,
  column: string,
): string | null {
  const isOrdered = column === numberedBy || (rises as readonly string[]).includes(column);
  return numberedBy && isOrdered ? numberedBy : null;
}

/** The page as a range of numbers. One that is missing leaves its page a row shorter; no row is on two pages. */
async function byNumber<R extends object>(
  reader: Reader,
  table: Table<R>,
  number: string,
  order: string,
  {
    first,
    limit,
    highest,
    descending,
  }: { first: number; limit: number; highest: number; descending: boolean },
): Promise<Listed<R>> {
  const [above, upTo] = descending
    ? [highest - first - limit, highest - first]
    : [first, Math.min(first + limit, highest)];
  const rows = await reader.select(table, `WHERE ${number} > $1 AND ${number} <= $2 ${order}`, [above, upTo]);
  return new Listed(rows, first, highest);
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

/** `WHERE …` of the filters that are given; empty where none is. Refuses those that the list does not have. */
export function conditions(
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

function orderOf(
  sorts: Readonly<Record<string, string>>,
  { field, descending }: { field: string; descending: boolean },
): { column: string; descending: boolean } {
  const column = Object.hasOwn(sorts, field) ? sorts[field] : undefined;
  if (!column) throw invalid({ sort: `This list cannot be sorted by ${field}.` });
  return { column, descending };
}

function orderBy<R extends object>({ key }: Table<R>, column: string, descending: boolean): string {
  const direction = descending ? 'DESC' : 'ASC';
  const last = key[0] as string;
  // The key decides between equals, so that no row is on two pages.
  return `ORDER BY ${[...new Set([snake(column), snake(last)])].map((name) => `${name} ${direction}`).join(', ')}`;
}
