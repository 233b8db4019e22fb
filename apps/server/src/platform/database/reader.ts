import type { Compilable } from 'kysely';
import { decodeRow, type Stored, type Table } from './table.js';

export type StoredRow = Record<string, unknown>;

/** A connection that only reads. Integers come back as bigint on both databases; placeholders are `$1`, `$2` … */
export interface Connection {
  query(sql: string, parameters?: readonly Stored[]): Promise<StoredRow[]>;
  close(): Promise<void>;
}

/** Reads for answers, lists and reports: never on the lane's connection, and never in the lane's way. */
export class Reader {
  constructor(private readonly connection: Connection) {}

  /** Rows of `table` that fit `rest`: what stands behind `FROM table`, e.g. `WHERE id = $1 ORDER BY id`. */
  async select<R extends object>(
    table: Table<R>,
    rest = '',
    parameters: readonly Stored[] = [],
  ): Promise<R[]> {
    const rows = await this.connection.query(`SELECT * FROM "${table.name}" ${rest}`, parameters);
    return rows.map((row) => decodeRow(table, row));
  }

  async first<R extends object>(
    table: Table<R>,
    rest: string,
    parameters: readonly Stored[],
  ): Promise<R | null> {
    return (await this.select(table, `${rest} LIMIT 1`, parameters))[0] ?? null;
  }

  /** Any read, rows as stored (snake_case, integers as bigint). */
  query(sql: string, parameters: readonly Stored[] = []): Promise<StoredRow[]> {
    return this.connection.query(sql, parameters);
  }

  /** Rows of a built statement, as stored. */
  async ask<Row>(statement: Compilable<Row>): Promise<Row[]> {
    const { sql, parameters } = statement.compile();
    return (await this.connection.query(sql, parameters as readonly Stored[])) as Row[];
  }

  /** Rows of `table` that a built statement selects whole. */
  async rows<R extends object>(table: Table<R>, statement: Compilable<unknown>): Promise<R[]> {
    const { sql, parameters } = statement.compile();
    const rows = await this.connection.query(sql, parameters as readonly Stored[]);
    return rows.map((row) => decodeRow(table, row));
  }

  /** A single whole number, such as a count. */
  async number(statement: string | Compilable<unknown>, parameters: readonly Stored[] = []): Promise<number> {
    const [row] =
      typeof statement === 'string'
        ? await this.connection.query(statement, parameters)
        : await this.ask(statement as Compilable<StoredRow>);
    return row ? Number(Object.values(row)[0] ?? 0) : 0;
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}
