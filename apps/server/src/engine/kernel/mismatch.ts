import { formatDecimal } from '@truemark/money';
import { PageSeek } from '../../platform/database/page-seek.js';
import type { Reader, StoredRow } from '../../platform/database/reader.js';
import { decodeRow, type Stored, snake, type Table } from '../../platform/database/table.js';

/** The first thing that does not add up, in words. */
export class Mismatch extends Error {}

/** Fails with `what` unless it holds. */
export function expectThat(holds: boolean, what: () => string): void {
  if (!holds) throw new Mismatch(what());
}

/** A figure as it is stored or computed; money in 10⁻⁸. */
export type Told = bigint | number | string | null;

const show = (value: Told): string => (typeof value === 'bigint' ? formatDecimal(value) : String(value));

/** Fails unless what is stored is what was computed again. */
export function expectSame(of: string, what: string, kept: Told, computed: Told): void {
  expectThat(kept === computed, () => `${of}: its ${what} is ${show(kept)}, recomputed ${show(computed)}`);
}

const PAGE = 5_000;

/** All rows of a table in the order of its key, or those behind `from`, a page at a time. */
export async function* rowsOf<R extends object>(
  reader: Reader,
  table: Table<R>,
  orderBy: readonly (keyof R & string)[] = table.key,
  from: readonly Stored[] | null = null,
): AsyncGenerator<R> {
  const seek = new PageSeek(table, { by: orderBy, after: from, limit: PAGE });
  for (let page = seek.next(); page; page = seek.next()) {
    const rows: StoredRow[] = await reader.ask(page);
    for (const row of rows) yield decodeRow(table, row);
    seek.took(rows.length, () => orderBy.map((name) => rows.at(-1)?.[snake(name)] as Stored));
  }
}
