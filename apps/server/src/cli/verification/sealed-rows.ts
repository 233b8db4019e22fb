import { canonicalJson, type Json } from '@truemark/domain';
import { assertConsistent } from '../../engine/kernel/consistency.js';
import type { DayRow } from '../../engine/products/seals/sealing/seal-context.js';
import { sealedLiabilities } from '../../engine/products/seals/tables/sealed-liability.table.js';
import { sealedMinutes } from '../../engine/products/seals/tables/sealed-minute.table.js';
import { sealedParts } from '../../engine/products/seals/tables/sealed-part.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { KeysetPager } from '../../platform/database/keyset-pager.js';
import { untypedQueries } from '../../platform/database/queries.js';
import { decodeRow, type SqlValue, type Table } from '../../platform/database/table.js';

const PAGE = 1_000;

/** Compares a day's stored proof rows with recomputed ones, one by one. */
export class SealedRows {
  private readonly streams = new Map<string, AsyncGenerator<object>>();
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly reader: DatabaseReader,
    private readonly day: string,
  ) {}

  async compare({ table, row }: DayRow): Promise<void> {
    const tree = 'tree' in row ? row.tree : null;
    const stream = `${table.name} ${tree ?? ''}`;
    let rows = this.streams.get(stream);
    if (!rows) {
      rows = this.rows(table as unknown as Table<object>, tree);
      this.streams.set(stream, rows);
    }
    const { value } = await rows.next();
    this.counts.set(table.name, (this.counts.get(table.name) ?? 0) + 1);
    assertConsistent(
      textOf(value) === textOf(row),
      () => `${nameOf(row)}: sealed was ${textOf(value)}, recorded is ${textOf(row)}`,
    );
  }

  /** Checks that nothing else is stored. */
  async finish(): Promise<void> {
    for (const { name } of [sealedMinutes, sealedParts, sealedLiabilities]) {
      const rows = untypedQueries.selectFrom(name).where('day', '=', this.day);
      const count = await this.reader.number(rows.select(({ fn }) => fn.countAll().as('count')));
      const found = this.counts.get(name) ?? 0;
      assertConsistent(
        count === found,
        () => `${this.day} has ${count} rows in ${name}, recorded are ${found}`,
      );
    }
  }

  private async *rows(table: Table<object>, tree: string | null): AsyncGenerator<object> {
    const fixed: SqlValue[] = tree === null ? [this.day] : [this.day, tree];
    const by = table.key as readonly (keyof object & string)[];
    const from: SqlValue[] = [...fixed, ...table.key.slice(fixed.length).map(() => -1)];
    const seek = new KeysetPager(table, { by, after: from, limit: PAGE });
    for (let page = seek.next(); page; page = seek.next()) {
      const rows = await this.reader.ask(page);
      let last: object = {};
      for (const row of rows) {
        last = decodeRow(table, row as Record<string, unknown>);
        if (fixed.some((value, at) => Reflect.get(last, table.key[at] ?? '') !== value)) return;
        yield last;
      }
      seek.took(rows.length, () => table.key.map((name) => Reflect.get(last, name) as SqlValue));
    }
  }
}

const textOf = (row: unknown): string => (row === undefined ? 'nothing' : canonicalJson(row as Json));

function nameOf(row: DayRow['row']): string {
  if ('symbolId' in row) {
    const minute = new Date(row.time).toISOString().slice(0, 16).replace('T', ' ');
    return `ticks ${row.firstSeq} to ${row.lastSeq} of symbol ${row.symbolId} at ${minute}`;
  }
  if ('customerId' in row) return `what was owed to customer ${row.customerId} at the end of ${row.day}`;
  return `${row.tree} of ${row.day} from ${row.first}`;
}
