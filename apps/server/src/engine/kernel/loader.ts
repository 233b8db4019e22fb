import { decodeRow, type Stored, snake, type Table } from '../../platform/database/table.js';
import type { AnyTable } from './store/batch.js';
import type { Store } from './store/store.js';

const PAGE = 5_000;

/** Reads rows into memory at start. `clock` is what the market clock shows then, epoch ms. */
export class Loader {
  constructor(
    readonly store: Store,
    readonly clock: number,
    readonly tables: readonly AnyTable[],
  ) {}

  /** Rows of a table; `rest` follows the table's name, with `$1 …` for the parameters. */
  async select<R extends object>(table: Table<R>, rest = '', parameters: Stored[] = []): Promise<R[]> {
    const rows = await this.store.query(`SELECT * FROM "${table.name}" ${rest}`, parameters);
    return rows.map((row) => decodeRow(table, row));
  }

  /** The highest `id` of a table; 0 while it is empty. */
  async highest({ name }: Pick<AnyTable, 'name'>): Promise<number> {
    const [row] = await this.store.query(`SELECT max(id) AS highest FROM "${name}"`);
    return Number(row?.highest ?? 0);
  }

  /** Rows in the order of `by`, some thousands at a time: a million of them never stand in memory as rows. */
  async *paged<R extends object>(
    table: Table<R>,
    where: string,
    by: readonly (keyof R & string)[],
  ): AsyncGenerator<R> {
    const columns = by.map(snake).join(', ');
    const after = by.map((_, index) => `$${index + 1}`).join(', ');
    const page = `WHERE ${where} AND (${columns}) > (${after}) ORDER BY ${columns} LIMIT ${PAGE}`;
    let last: Stored[] = by.map(() => -1);
    for (;;) {
      const rows = await this.select(table, page, last);
      yield* rows;
      const end = rows.at(-1);
      if (!end || rows.length < PAGE) return;
      last = by.map((name) => end[name] as Stored);
    }
  }
}
