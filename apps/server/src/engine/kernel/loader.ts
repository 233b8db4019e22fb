import type { Compilable, Expression, SqlBool } from 'kysely';
import type { SqlRow } from '../../platform/database/database-reader.js';
import { KeysetPager } from '../../platform/database/keyset-pager.js';
import { untypedQueries } from '../../platform/database/queries.js';
import {
  decodeRow,
  decodeValues,
  type JsonValueCache,
  type SqlValue,
  type Table,
} from '../../platform/database/table.js';
import type { AnyTable } from './store/batch.js';
import type { Store } from './store/store.js';

const PAGE = 5_000;

/** Reads rows into memory at start. `clock`: the market clock then, epoch ms. */
export class Loader {
  constructor(
    readonly store: Store,
    readonly clock: number,
    readonly tables: readonly AnyTable[],
  ) {}

  /** Rows of a table; `rest` is SQL after the table name, with `$1 …` for the parameters. */
  async select<R extends object>(table: Table<R>, rest = '', parameters: SqlValue[] = []): Promise<R[]> {
    const rows = await this.store.query(`SELECT * FROM "${table.name}" ${rest}`, parameters);
    return rows.map((row) => decodeRow(table, row));
  }

  /** The highest `id` of a table; 0 if empty. */
  async highest({ name }: Pick<AnyTable, 'name'>): Promise<number> {
    const [row] = await this.ask(
      untypedQueries.selectFrom(name).select(({ fn }) => fn.max('id').as('highest')),
    );
    return Number(row?.highest ?? 0);
  }

  /**
   * Rows ordered by `by`, some thousands at a time, so that millions are never in memory as rows. Values of JSON
   * columns may be shared among rows.
   */
  async *paged<R extends object>(
    table: Table<R>,
    by: readonly (keyof R & string)[],
    where?: Expression<SqlBool>,
    shared?: JsonValueCache,
  ): AsyncGenerator<R> {
    for await (const page of this.pages(table, by, where, shared)) yield* page;
  }

  /** Like `paged`, but by page: awaiting each of a million rows costs as much as reading it. */
  async *pages<R extends object>(
    table: Table<R>,
    by: readonly (keyof R & string)[],
    where?: Expression<SqlBool>,
    shared?: JsonValueCache,
  ): AsyncGenerator<readonly R[]> {
    const seek = new KeysetPager(table, { by, after: null, limit: PAGE, ...(where && { where }) });
    for (let page = seek.next()?.compile(); page; page = seek.next()?.compile()) {
      const rows = await this.store.values(page.sql, page.parameters as SqlValue[]);
      const decoded = rows.map((values) => decodeValues(table, values, shared));
      yield decoded;
      seek.took(rows.length, () => by.map((name) => decoded.at(-1)?.[name] as SqlValue));
    }
  }

  /** Rows of `table` from a built statement that selects whole rows. */
  async rows<R extends object>(table: Table<R>, statement: Compilable<unknown>): Promise<R[]> {
    return (await this.ask(statement)).map((row) => decodeRow(table, row));
  }

  /** Rows of a built statement, undecoded. */
  ask(statement: Compilable<unknown>): Promise<SqlRow[]> {
    const { sql, parameters } = statement.compile();
    return this.store.query(sql, parameters as SqlValue[]);
  }
}
