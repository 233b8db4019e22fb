import type { Compilable } from 'kysely';
import { decodeByPosition, emptyRowOf, type SqlValue, type Table } from './table.js';

export type SqlRow = Record<string, unknown>;

/** Result set: values of each row in column order. Integers are bigint, or numbers if exact. */
export interface ReadValues {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** A connection that only reads; placeholders are `$1`, `$2` … on both databases. */
export interface Connection {
  read(sql: string, parameters: readonly SqlValue[]): Promise<ReadValues>;
  close(): Promise<void>;
}

/** Reads for responses, lists and reports: never on the lane's connection, and never blocking the lane. */
export class DatabaseReader {
  constructor(private readonly connection: Connection) {}

  /** Selects rows of `table`; `rest` is the SQL after `FROM table`, e.g. `WHERE id = $1 ORDER BY id`. */
  async select<R extends object>(
    table: Table<R>,
    rest = '',
    parameters: readonly SqlValue[] = [],
  ): Promise<R[]> {
    return decodeTyped(
      table,
      await this.connection.read(`SELECT * FROM "${table.name}" ${rest}`, parameters),
    );
  }

  async first<R extends object>(
    table: Table<R>,
    rest: string,
    parameters: readonly SqlValue[],
  ): Promise<R | null> {
    return (await this.select(table, `${rest} LIMIT 1`, parameters))[0] ?? null;
  }

  /** Runs any query; rows as stored (snake_case, integers as bigint). */
  async query(sql: string, parameters: readonly SqlValue[] = []): Promise<SqlRow[]> {
    return namedRows(await this.connection.read(sql, parameters), withBigints);
  }

  /** Rows of a built statement, as stored. */
  async ask<Row>(statement: Compilable<Row>): Promise<Row[]> {
    const { sql, parameters } = statement.compile();
    return (await this.query(sql, parameters as readonly SqlValue[])) as Row[];
  }

  /** For large results: integers are numbers where exact, without the detour over bigint. */
  async askMany<Row>(statement: Compilable<Row>): Promise<Row[]> {
    const { sql, parameters } = statement.compile();
    return namedRows(
      await this.connection.read(sql, parameters as readonly SqlValue[]),
      toReadValue,
    ) as Row[];
  }

  /** Rows of `table` from a statement that selects all its columns. */
  async rows<R extends object>(table: Table<R>, statement: Compilable<unknown>): Promise<R[]> {
    const { sql, parameters } = statement.compile();
    return decodeTyped(table, await this.connection.read(sql, parameters as readonly SqlValue[]));
  }

  /** A single whole number, such as a count. */
  async number(
    statement: string | Compilable<unknown>,
    parameters: readonly SqlValue[] = [],
  ): Promise<number> {
    const [row] =
      typeof statement === 'string'
        ? await this.query(statement, parameters)
        : await this.ask(statement as Compilable<SqlRow>);
    return row ? Number(Object.values(row)[0] ?? 0) : 0;
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}

/** Decodes rows of a table directly by position, without intermediate objects. */
function decodeTyped<R extends object>(table: Table<R>, { columns, rows }: ReadValues): R[] {
  const placeOf = new Map(columns.map((column, place) => [column, place]));
  const places = table.stored.map((column) => placeOf.get(column) ?? -1);
  return rows.map((values) => decodeByPosition(table, values, places));
}

/** Rows as objects keyed by column name. */
function namedRows({ columns, rows }: ReadValues, given: (value: unknown) => unknown): SqlRow[] {
  const blank = emptyRowOf(columns);
  return rows.map((values) => {
    const row: SqlRow = { ...blank };
    for (let at = 0; at < columns.length; at++) row[columns[at] as string] = given(values[at]);
    return row;
  });
}

const toReadValue = (value: unknown): unknown => value;
const withBigints = (value: unknown): unknown => (Number.isInteger(value) ? BigInt(value as number) : value);
