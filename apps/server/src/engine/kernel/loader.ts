import type { Compilable, Expression, SqlBool } from 'kysely';
import { PageSeek } from '../../platform/database/page-seek.js';
import { anyTable } from '../../platform/database/queries.js';
import type { StoredRow } from '../../platform/database/reader.js';
import {
  decodeRow,
  decodeValues,
  type SharedJson,
  type Stored,
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
  async select<R extends object>(table: Table<R>, rest = '', parameters: Stored[] = []): Promise<R[]> {
    const rows = await this.store.query(`SELECT * FROM "${table.name}" ${rest}`, parameters);
    return rows.map((row) => decodeRow(table, row));
  }

  /** The highest `id` of a table; 0 if empty. */
  async highest({ name }: Pick<AnyTable, 'name'>): Promise<number> {
    const [row] = await this.ask(anyTable.selectFrom(name).select(({ fn }) => fn.max('id').as('highest')));
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
    shared?: SharedJson,
  ): AsyncGenerator<R> {
    for await (const page of this.pages(table, by, where, shared)) yield* page;
  }

  /** Like `paged`, but by page: awaiting each of a million rows costs as much as reading it. */
  async *pages<R extends object>(
    table: Table<R>,
    by: readonly (keyof R & string)[],
    where?: Expression<SqlBool>,
    shared?: SharedJson,
  ): AsyncGenerator<readonly R[]> {
    const seek = new PageSeek(table, { by, after: null, limit: PAGE, ...(where && { where }) });
    for (let page = seek.next()?.compile(); page; page = seek.next()?.compile()) {
      const rows = await this.store.values(page.sql, page.parameters as Stored[]);
      const decoded = rows.map((values) => decodeValues(table, values, shared));
      yield decoded;
      seek.took(rows.length, () => by.map((name) => decoded.at(-1)?.[name] as Stored));
    }
  }

  /** Rows of `table` from a built statement that selects whole rows. */
  async rows<R extends object>(table: Table<R>, statement: Compilable<unknown>): Promise<R[]> {
    return (await this.ask(statement)).map((row) => decodeRow(table, row));
  }

  /** Rows of a built statement, undecoded. */
  ask(statement: Compilable<unknown>): Promise<StoredRow[]> {
    const { sql, parameters } = statement.compile();
    return this.store.query(sql, parameters as Stored[]);
  }
}
