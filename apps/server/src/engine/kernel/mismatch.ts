import { formatDecimal } from '@truemark/money';
import { PageSeek } from '../../platform/database/page-seek.js';
import type { Reader, StoredRow } from '../../platform/database/reader.js';
import { decodeRow, type Stored, snake, type Table } from '../../platform/database/table.js';

/** The first inconsistency found, in words. */
export class Mismatch extends Error {}

/** Throws a `Mismatch` with `what` unless `holds`. */
export function expectThat(holds: boolean, what: () => string): void {
  if (!holds) throw new Mismatch(what());
}

/** A stored or computed figure; bigint is money in 10⁻⁸. */
export type Told = bigint | number | string | null;

const show = (value: Told): string => (typeof value === 'bigint' ? formatDecimal(value) : String(value));

/** Throws a `Mismatch` unless the stored and the recomputed figure are equal. */
export function expectSame(of: string, what: string, kept: Told, computed: Told): void {
  expectThat(kept === computed, () => `${of}: its ${what} is ${show(kept)}, recomputed ${show(computed)}`);
}

const PAGE = 5_000;

/** All rows of a table in key order, or those after `from`, read by page. */
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
