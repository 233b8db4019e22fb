import { type Expression, type SqlBool, sql } from 'kysely';
import { anyTable, type ColumnRef, type Columns, columnsOf, condition } from '../database/queries.js';
import type { Reader } from '../database/reader.js';
import { encodeValue, type Stored, snake, type Table } from '../database/table.js';
import { invalid } from './admin-error.js';
import { conditions, contains, type Filter } from './filters.js';
import type { ListRequest } from './list-request.js';
import type { ListWalk } from './list-walk.js';
import { Listed } from './listed.js';

export interface ListDeclaration<R extends object> {
  readonly table: Table<R>;
  /** Field in the answer → the indexed column that orders by it. */
  readonly sorts: Readonly<Record<string, keyof R & string>>;
  readonly defaultSort: { readonly field: string; readonly descending: boolean };
  /** What decides between equals before the key does. */
  readonly then?: keyof R & string;
  readonly filters: Readonly<Record<string, Filter<keyof R & string>>>;
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

/** Rows of one table in some order. */
interface Chosen<R extends object> {
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
 * One page of a table. The total is exact up to a thousand rows. Above that it is the highest number where nothing is
 * chosen and the order is that of the numbers, so that the last page is as quick as the first; otherwise it says "more
 * than a thousand", and whoever wants to get further chooses more. No list ever counts a whole large table.
 */
export async function listPage<R extends object>(
  reader: Reader,
  declaration: ListDeclaration<R>,
  { filter, sort, first, limit, walk }: ListRequest,
): Promise<Listed<R>> {
  const { table, sorts, defaultSort, filters, search } = declaration;
  const { q, ...others } = filter;
  const text = search && typeof q === 'string' ? q.trim() : '';
  const chosen: Chosen<R> = {
    table,
    where: conditions(filters, search ? others : filter, columnsOf(table)),
    search: search && text !== '' ? { text, most: search.newest, columns: search.columns } : null,
    order: orderOf(sorts, sort ?? defaultSort),
    then: declaration.then === undefined ? [] : [declaration.then],
  };
  const isWhole = chosen.where.length === 0 && chosen.search === null;
  const number = isWhole ? numberIn(declaration, chosen.order.column) : null;
  if (walk) return walkOn(reader, chosen, walk, limit, number);
  if (number !== null) {
    const page = await byNumber(reader, chosen, number, first, limit);
    if (page) return page;
  }
  // In the order of the page: whatever index answers that answers the count, and no more is looked at than is counted.
  const counted = ordered(chosen)
    .select(sql.lit(1).as('one'))
    .limit(COUNTED + 1);
  const [rows, total] = await Promise.all([
    reader.rows(table, ordered(chosen).selectAll().limit(limit).offset(first)),
    reader.number(anyTable.selectFrom(counted.as('counted')).select(({ fn }) => fn.countAll().as('total'))),
  ]);
  return new Listed(rows, first, total);
}

/** The rows in their order, nothing selected of them yet. */
function ordered<R extends object>(
  { table, where, search, order: { column, descending }, then }: Chosen<R>,
  // The key decides between equals, so that no row is on two pages.
  by: readonly string[] = [...new Set([column, ...then, table.key[0] as string])],
) {
  const { name, key } = table;
  const direction = descending ? 'desc' : 'asc';
  const fitting = where.reduce((rows, each) => rows.where(each), anyTable.selectFrom(name));
  const among = search
    ? anyTable
        .selectFrom(
          fitting
            .selectAll()
            .orderBy(snake(key[0] as string), 'desc')
            .limit(search.most)
            .as(name),
        )
        .where(holding(columnsOf(table) as Columns<string>, search.columns, search.text))
    : fitting;
  return by.reduce((rows, each) => rows.orderBy(`${name}.${snake(each)}`, direction), among);
}

/** The next rows behind those that were read, in an order that nothing missing can interrupt. */
async function walkOn<R extends object>(
  reader: Reader,
  chosen: Chosen<R>,
  walk: ListWalk,
  limit: number,
  number: string | null,
): Promise<Listed<R>> {
  const { table } = chosen;
  const { column, descending } = chosen.order;
  walk.isTaken = true;
  walk.all ??= await reader.number(
    number === null
      ? anyTable
          .selectFrom(ordered(chosen, []).select(sql.lit(1).as('one')).as('counted'))
          .select(({ fn }) => fn.countAll().as('total'))
      : anyTable.selectFrom(table.name).select(({ fn }) => fn.max(snake(number)).as('highest')),
  );
  const { columns, key } = table;
  const isMissing = columns[column as keyof R & string].nullable;
  const by = [...new Set(isMissing ? key : [column, ...key])] as (keyof R & string)[];
  const all = ordered(chosen, by).selectAll().limit(limit);
  const beyond =
    walk.behind &&
    sql<SqlBool>`(${sql.join(by.map((each) => sql.ref(`${table.name}.${snake(each)}`)))}) ${sql.raw(descending ? '<' : '>')} (${sql.join([...walk.behind])})`;
  const rows = await reader.rows(table, beyond ? all.where(beyond) : all);
  const last = rows.at(-1);
  if (last) walk.behind = by.map((each): Stored => encodeValue(columns[each].kind, last[each]));
  return new Listed(rows, 0, walk.all);
}

/** The column that numbers the rows, where the list's order is that of the numbers. */
function numberIn<R extends object>(
  { table, numberedBy = table.key[0], rises = [] }: ListDeclaration<R>,
  column: string,
): string | null {
  const isOrdered = column === numberedBy || (rises as readonly string[]).includes(column);
  return numberedBy && isOrdered ? numberedBy : null;
}

/**
 * The page as a range of numbers; null where there are so few that they are counted. One that is missing leaves its page
 * a row shorter; no row is on two pages.
 */
async function byNumber<R extends object>(
  reader: Reader,
  chosen: Chosen<R>,
  number: string,
  first: number,
  limit: number,
): Promise<Listed<R> | null> {
  const { table, order } = chosen;
  const highest = anyTable
    .selectFrom(table.name)
    .select(({ fn }) => fn.max<number>(snake(number)).as('highest'));
  const column = `${table.name}.${snake(number)}`;
  const from = (count: number) =>
    order.descending ? sql<number>`(${highest}) - ${count}` : sql<number>`${count}`;
  const [above, upTo] = order.descending ? [first + limit, first] : [first, first + limit];
  const page = ordered(chosen).selectAll().where(column, '>', from(above)).where(column, '<=', from(upTo));
  // Asked for together: each crossing to the reader costs more than the read.
  const [rows, total] = await Promise.all([reader.rows(table, page.limit(limit)), reader.number(highest)]);
  return total > COUNTED ? new Listed(rows, first, total) : null;
}

/** One of the columns holds the text, whatever its letter case. */
const holding = (columns: Columns<string>, names: readonly string[], text: string): Expression<SqlBool> =>
  condition.or(names.map((name) => contains(columns[name] as ColumnRef, text.slice(0, 100))));

function orderOf(
  sorts: Readonly<Record<string, string>>,
  { field, descending }: { field: string; descending: boolean },
): { column: string; descending: boolean } {
  const column = Object.hasOwn(sorts, field) ? sorts[field] : undefined;
  if (!column) throw invalid({ sort: `This list cannot be sorted by ${field}.` });
  return { column, descending };
}
