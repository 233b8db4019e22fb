import { type Expression, type SqlBool, sql } from 'kysely';
import type { DatabaseReader } from '../database/database-reader.js';
import { type ColumnRef, type Columns, columnsOf, condition, untypedQueries } from '../database/queries.js';
import { encodeValue, type SqlValue, type Table, toSnakeCase } from '../database/table.js';
import { invalid } from './admin-error.js';
import { conditions, contains, type Filter } from './filters.js';
import type { ListCursor } from './list-cursor.js';
import type { ListRequest } from './list-request.js';
import { Listed } from './listed.js';

export interface ListDeclaration<R extends object> {
  readonly table: Table<R>;
  /** Response field → the indexed column that sorts by it. */
  readonly sorts: Readonly<Record<string, keyof R & string>>;
  readonly defaultSort: { readonly field: string; readonly descending: boolean };
  /** Tie-breaker before the primary key. */
  readonly then?: keyof R & string;
  readonly filters: Readonly<Record<string, Filter<keyof R & string>>>;
  /** Column that numbers the rows from 1 without gaps. Default: the key; null if there is no such column. */
  readonly numberedBy?: (keyof R & string) | null;
  /**
   * Columns that rise together with the number. Sorted by one of these, a deep page is a range of numbers, without an
   * OFFSET.
   */
  readonly rises?: readonly (keyof R & string)[];
  /**
   * Text columns that filter `q` searches for a substring. No index can answer that: it examines at most this many of
   * the newest rows that match all other conditions.
   */
  readonly search?: { readonly columns: readonly (keyof R & string)[]; readonly newest: number };
}

/** Counting stops here: a total one above this means "more than that". */
const COUNT_LIMIT = 1_000;

/** Rows of one table in some order. */
interface RowSelection<R extends object> {
  readonly table: Table<R>;
  readonly where: readonly Expression<SqlBool>[];
  readonly search: {
    readonly text: string;
    readonly most: number;
    readonly columns: readonly string[];
  } | null;
  readonly order: { readonly column: string; readonly descending: boolean };
  readonly then: readonly string[];
}

/**
 * One page of a table. The total is exact up to a thousand rows. Above that it is the highest row number if nothing is
 * filtered and the list is sorted by number, so the last page is as fast as the first. Otherwise it reads "more than a
 * thousand", and the user has to filter. No list ever counts a whole large table.
 */
export async function listPage<R extends object>(
  reader: DatabaseReader,
  declaration: ListDeclaration<R>,
  { filter, sort, first, limit, walk }: ListRequest,
): Promise<Listed<R>> {
  const { table, sorts, defaultSort, filters, search } = declaration;
  const { q, ...others } = filter;
  const text = search && typeof q === 'string' ? q.trim() : '';
  const chosen: RowSelection<R> = {
    table,
    where: conditions(filters, search ? others : filter, columnsOf(table)),
    search: search && text !== '' ? { text, most: search.newest, columns: search.columns } : null,
    order: orderOf(sorts, sort ?? defaultSort),
    then: declaration.then === undefined ? [] : [declaration.then],
  };
  const isWhole = chosen.where.length === 0 && chosen.search === null;
  const number = isWhole ? numberColumnOf(declaration, chosen.order.column) : null;
  if (walk) return nextBatch(reader, chosen, walk, limit, number);
  if (number !== null) {
    const page = await pageByNumber(reader, chosen, number, first, limit);
    if (page) return page;
  }
  // Sorted as the page is: the count uses the same index and reads no more rows than it counts.
  const counted = ordered(chosen)
    .select(sql.lit(1).as('one'))
    .limit(COUNT_LIMIT + 1);
  const [rows, total] = await Promise.all([
    reader.rows(table, ordered(chosen).selectAll().limit(limit).offset(first)),
    reader.number(
      untypedQueries.selectFrom(counted.as('counted')).select(({ fn }) => fn.countAll().as('total')),
    ),
  ]);
  return new Listed(rows, first, total);
}

/** Filtered and ordered rows, before any columns are selected. */
function ordered<R extends object>(
  { table, where, search, order: { column, descending }, then }: RowSelection<R>,
  // The primary key breaks ties, so that no row appears on two pages.
  by: readonly string[] = [...new Set([column, ...then, table.key[0] as string])],
) {
  const { name, key } = table;
  const direction = descending ? 'desc' : 'asc';
  const fitting = where.reduce((rows, each) => rows.where(each), untypedQueries.selectFrom(name));
  const among = search
    ? untypedQueries
        .selectFrom(
          fitting
            .selectAll()
            .orderBy(toSnakeCase(key[0] as string), 'desc')
            .limit(search.most)
            .as(name),
        )
        .where(anyColumnContains(columnsOf(table) as Columns<string>, search.columns, search.text))
    : fitting;
  return by.reduce((rows, each) => rows.orderBy(`${name}.${toSnakeCase(each)}`, direction), among);
}

/**
 * Next rows after the cursor (keyset pagination). A nullable sort column is replaced by the key, because NULL would
 * break the comparison.
 */
async function nextBatch<R extends object>(
  reader: DatabaseReader,
  chosen: RowSelection<R>,
  walk: ListCursor,
  limit: number,
  number: string | null,
): Promise<Listed<R>> {
  const { table } = chosen;
  const { column, descending } = chosen.order;
  walk.isTaken = true;
  walk.all ??= await reader.number(
    number === null
      ? untypedQueries
          .selectFrom(ordered(chosen, []).select(sql.lit(1).as('one')).as('counted'))
          .select(({ fn }) => fn.countAll().as('total'))
      : untypedQueries.selectFrom(table.name).select(({ fn }) => fn.max(toSnakeCase(number)).as('highest')),
  );
  const { columns, key } = table;
  const isMissing = columns[column as keyof R & string].nullable;
  const by = [...new Set(isMissing ? key : [column, ...key])] as (keyof R & string)[];
  const all = ordered(chosen, by).selectAll().limit(limit);
  const beyond =
    walk.behind &&
    sql<SqlBool>`(${sql.join(by.map((each) => sql.ref(`${table.name}.${toSnakeCase(each)}`)))}) ${sql.raw(descending ? '<' : '>')} (${sql.join([...walk.behind])})`;
  const rows = await reader.rows(table, beyond ? all.where(beyond) : all);
  const last = rows.at(-1);
  if (last) walk.behind = by.map((each): SqlValue => encodeValue(columns[each].kind, last[each]));
  return new Listed(rows, 0, walk.all);
}

/** Column that numbers the rows if the list is sorted by that number. */
function numberColumnOf<R extends object>(
  { table, numberedBy = table.key[0], rises = [] }: ListDeclaration<R>,
  column: string,
): string | null {
  const isOrdered = column === numberedBy || (rises as readonly string[]).includes(column);
  return numberedBy && isOrdered ? numberedBy : null;
}

/**
 * Page as a range of row numbers; null if there are few enough rows to count. A missing number makes its page one row
 * shorter; no row is on two pages.
 */
async function pageByNumber<R extends object>(
  reader: DatabaseReader,
  chosen: RowSelection<R>,
  number: string,
  first: number,
  limit: number,
): Promise<Listed<R> | null> {
  const { table, order } = chosen;
  const highest = untypedQueries
    .selectFrom(table.name)
    .select(({ fn }) => fn.max<number>(toSnakeCase(number)).as('highest'));
  const column = `${table.name}.${toSnakeCase(number)}`;
  const from = (count: number) =>
    order.descending ? sql<number>`(${highest}) - ${count}` : sql<number>`${count}`;
  const [above, upTo] = order.descending ? [first + limit, first] : [first, first + limit];
  const page = ordered(chosen).selectAll().where(column, '>', from(above)).where(column, '<=', from(upTo));
  // Sent together: each round trip to the reader thread costs more than the read itself.
  const [rows, total] = await Promise.all([reader.rows(table, page.limit(limit)), reader.number(highest)]);
  return total > COUNT_LIMIT ? new Listed(rows, first, total) : null;
}

/** True if one of the columns contains the text, case-insensitive. */
const anyColumnContains = (
  columns: Columns<string>,
  names: readonly string[],
  text: string,
): Expression<SqlBool> =>
  condition.or(names.map((name) => contains(columns[name] as ColumnRef, text.slice(0, 100))));

function orderOf(
  sorts: Readonly<Record<string, string>>,
  { field, descending }: { field: string; descending: boolean },
): { column: string; descending: boolean } {
  const column = Object.hasOwn(sorts, field) ? sorts[field] : undefined;
  if (!column) throw invalid({ sort: `This list cannot be sorted by ${field}.` });
  return { column, descending };
}
