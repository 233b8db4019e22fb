import {
  type Compilable,
  DummyDriver,
  type Expression,
  expressionBuilder,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { type Stored, snake, type Table } from './table.js';

/**
 * Statements that are put together from pieces. Kysely only writes their text: they run on the project's own connections.
 * One text serves both databases, since SQLite reads `$1` and quoted names as PostgreSQL does.
 */

type Snake<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name;

/** Whole numbers arrive as bigint and may be asked for as either. */
type StoredValue<T> = T extends null
  ? null
  : T extends number | bigint | boolean
    ? number | bigint
    : T extends string
      ? T
      : string;

/** A row of a declared table as it is stored: names in snake_case, flags as 0 and 1, JSON as text. */
export type StoredRowOf<R extends object> = {
  [K in keyof R & string as Snake<K>]: StoredValue<R[K]>;
};

interface Named {
  readonly name: string;
}

type DatabaseOf<T extends readonly Named[]> = {
  [One in T[number] as One['name']]: One extends Table<infer R> ? StoredRowOf<R> : never;
};

type Asking<Database> = Pick<Kysely<Database>, 'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive'>;

const writer = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Builds statements over the named tables: a column that none of them has does not compile. */
export const queries = <T extends readonly Named[]>(..._tables: T): Asking<DatabaseOf<T>> =>
  writer as unknown as Asking<DatabaseOf<T>>;

/** A statement written out by hand, with typed pieces in it. */
export const written = <Row>(text: RawBuilder<Row>): Compilable<Row> => ({
  compile: () => text.compile(writer),
});

/** Any table and any column by name, for what is written once for all tables. */
export type AnyDatabase = Readonly<Record<string, Readonly<Record<string, Stored>>>>;
export const anyTable = writer as unknown as Asking<AnyDatabase>;
export const condition = expressionBuilder<AnyDatabase, string>();

export type ColumnRef = RawBuilder<Stored>;
/** A table's columns by their properties' names, as conditions name them. */
export type Columns<Name extends string> = Readonly<Record<Name, ColumnRef>>;

const referenced = new WeakMap<object, Columns<string>>();

/** The columns of a table, each with the table's name before it. */
export function columnsOf<R extends object>(table: Table<R>): Columns<keyof R & string> {
  let columns = referenced.get(table);
  if (!columns) {
    columns = Object.fromEntries(
      table.names.map((name) => [name, sql.ref<Stored>(`${table.name}.${snake(name)}`)]),
    );
    referenced.set(table, columns);
  }
  return columns;
}

class Place {
  constructor(readonly name: string) {}
}

/** Stands for the arguments while a statement is built: whatever is asked of it is a place by that name. */
const PLACES = new Proxy(
  {},
  {
    get: (_, name) => new Place(String(name)),
    ownKeys: () => {
      throw new Error('arguments of a prepared statement are taken by their names, not all at once');
    },
  },
);

/**
 * A statement whose shape is fixed: its text is built at the first call and kept, later ones fill in their arguments.
 * `build` may hand an argument on as a value and do nothing else with it.
 */
export function prepared<A extends Readonly<Record<string, Stored>>, Row>(
  build: (places: A) => Compilable<Row>,
): (values: A) => Compilable<Row> {
  let text: ReturnType<Compilable<Row>['compile']> | null = null;
  return (values) => ({
    compile: () => {
      text ??= build(PLACES as A).compile();
      const parameters = text.parameters.map((each) => (each instanceof Place ? values[each.name] : each));
      return { ...text, parameters };
    },
  });
}

interface PageAfter<R extends object> {
  /** The columns that order the rows, together different for each. */
  readonly by: readonly (keyof R & string)[];
  /** Where the page before ended, as stored; null for the first page. */
  readonly after: readonly Stored[] | null;
  /** How many of the columns are as they were there; all but the last, unless it is said. See `PageSeek`. */
  readonly same?: number;
  readonly where?: Expression<SqlBool>;
  readonly limit: number;
}

/** The rows of a table behind the last one of the page before, in the order of `by`: no page costs more than the first. */
export function pageAfter<R extends object>(
  table: Table<R>,
  { by, after, same = by.length - 1, where, limit }: PageAfter<R>,
) {
  const columns = by.map((name) => sql.ref(`${table.name}.${snake(name)}`));
  let rows = anyTable.selectFrom(table.name).select(table.stored).limit(limit);
  if (where) rows = rows.where(where);
  for (const [at, value] of (after ?? []).slice(0, same + 1).entries())
    rows = rows.where(sql<SqlBool>`${columns[at]} ${at < same ? sql`=` : sql`>`} ${value}`);
  return columns.reduce((ordered, column) => ordered.orderBy(column), rows);
}
