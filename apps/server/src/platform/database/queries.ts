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
import { type SqlValue, type Table, toSnakeCase } from './table.js';

/**
 * Typed statement builder. Kysely only produces the SQL text, which runs on the project's own connections. One text
 * fits both databases, because SQLite accepts `$1` and quoted names as PostgreSQL does.
 */

type Snake<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name;

/** Integers are read as bigint; parameters may be bigint or number. */
type StoredValue<T> = T extends null
  ? null
  : T extends number | bigint | boolean
    ? number | bigint
    : T extends string
      ? T
      : string;

/** Row of a declared table as stored: snake_case names, flags as 0 and 1, JSON as text. */
export type StoredRowOf<R extends object> = {
  [K in keyof R & string as Snake<K>]: StoredValue<R[K]>;
};

interface Named {
  readonly name: string;
}

type DatabaseOf<T extends readonly Named[]> = {
  [One in T[number] as One['name']]: One extends Table<infer R> ? StoredRowOf<R> : never;
};

type StatementBuilder<Database> = Pick<
  Kysely<Database>,
  'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive'
>;

const writer = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Statement builder for the named tables; an unknown column does not compile. */
export const queryBuilder = <T extends readonly Named[]>(..._tables: T): StatementBuilder<DatabaseOf<T>> =>
  writer as unknown as StatementBuilder<DatabaseOf<T>>;

/** Hand-written statement with typed fragments. */
export const rawStatement = <Row>(text: RawBuilder<Row>): Compilable<Row> => ({
  compile: () => text.compile(writer),
});

/** Any table and column by name, for code that serves all tables. */
export type AnyDatabase = Readonly<Record<string, Readonly<Record<string, SqlValue>>>>;
export const untypedQueries = writer as unknown as StatementBuilder<AnyDatabase>;
export const condition = expressionBuilder<AnyDatabase, string>();

export type ColumnRef = RawBuilder<SqlValue>;
/** Columns of a table by property name, as conditions use them. */
export type Columns<Name extends string> = Readonly<Record<Name, ColumnRef>>;

const columnReference = new WeakMap<object, Columns<string>>();

/** Columns of a table, each qualified by the table name. */
export function columnsOf<R extends object>(table: Table<R>): Columns<keyof R & string> {
  let columns = columnReference.get(table);
  if (!columns) {
    columns = Object.fromEntries(
      table.names.map((name) => [name, sql.ref<SqlValue>(`${table.name}.${toSnakeCase(name)}`)]),
    );
    columnReference.set(table, columns);
  }
  return columns;
}

class Placeholder {
  constructor(readonly name: string) {}
}

/** Stands in for the arguments while a statement is built: each property read yields a placeholder of that name. */
const PLACEHOLDERS = new Proxy(
  {},
  {
    get: (_, name) => new Placeholder(String(name)),
    ownKeys: () => {
      throw new Error('arguments of a prepared statement are taken by their names, not all at once');
    },
  },
);

/**
 * Prepared statement of fixed shape: its text is built at the first call and cached, later calls only bind arguments.
 * `build` may only pass an argument on as a value.
 */
export function prepared<A extends Readonly<Record<string, SqlValue>>, Row>(
  build: (places: A) => Compilable<Row>,
): (values: A) => Compilable<Row> {
  let text: ReturnType<Compilable<Row>['compile']> | null = null;
  return (values) => ({
    compile: () => {
      text ??= build(PLACEHOLDERS as A).compile();
      const parameters = text.parameters.map((each) =>
        each instanceof Placeholder ? values[each.name] : each,
      );
      return { ...text, parameters };
    },
  });
}

interface PageAfter<R extends object> {
  /** Sort columns, unique in combination. */
  readonly by: readonly (keyof R & string)[];
  /** Cursor: values of the last row of the previous page, as stored; null for the first page. */
  readonly after: readonly SqlValue[] | null;
  /** Number of leading columns that equal the cursor's. Default: all but the last. See `PageSeek`. */
  readonly same?: number;
  readonly where?: Expression<SqlBool>;
  readonly limit: number;
}

/** Rows of a table after the cursor, in the order of `by`: each page costs as much as the first. */
export function pageAfter<R extends object>(
  table: Table<R>,
  { by, after, same = by.length - 1, where, limit }: PageAfter<R>,
) {
  const columns = by.map((name) => sql.ref(`${table.name}.${toSnakeCase(name)}`));
  let rows = untypedQueries.selectFrom(table.name).select(table.stored).limit(limit);
  if (where) rows = rows.where(where);
  for (const [at, value] of (after ?? []).slice(0, same + 1).entries())
    rows = rows.where(sql<SqlBool>`${columns[at]} ${at < same ? sql`=` : sql`>`} ${value}`);
  return columns.reduce((ordered, column) => ordered.orderBy(column), rows);
}
