import { formatDecimal } from '@truemark/money';
import type { DatabaseReader, SqlRow } from '../../platform/database/database-reader.js';
import { KeysetPager } from '../../platform/database/keyset-pager.js';
import { decodeRow, type SqlValue, type Table, toSnakeCase } from '../../platform/database/table.js';

/** The first inconsistency found, in words. */
export class Mismatch extends Error {}

/** Throws a `Mismatch` with `what` unless `holds`. */
export function assertConsistent(holds: boolean, what: () => string): void {
  if (!holds) throw new Mismatch(what());
}

/** A stored or computed figure; bigint is money in 10⁻⁸. */
export type Told = bigint | number | string | null;

const show = (value: Told): string => (typeof value === 'bigint' ? formatDecimal(value) : String(value));

/** Throws a `Mismatch` unless the stored and the recomputed figure are equal. */
export function assertRecomputed(of: string, what: string, kept: Told, computed: Told): void {
  assertConsistent(
    kept === computed,
    () => `${of}: its ${what} is ${show(kept)}, recomputed ${show(computed)}`,
  );
}

const PAGE = 5_000;

/** All rows of a table in key order, or those after `from`, read by page. */
export async function* rowsOf<R extends object>(
  reader: DatabaseReader,
  table: Table<R>,
  orderBy: readonly (keyof R & string)[] = table.key,
  from: readonly SqlValue[] | null = null,
): AsyncGenerator<R> {
  const seek = new KeysetPager(table, { by: orderBy, after: from, limit: PAGE });
  for (let page = seek.next(); page; page = seek.next()) {
    const rows: SqlRow[] = await reader.ask(page);
    for (const row of rows) yield decodeRow(table, row);
    seek.took(rows.length, () => orderBy.map((name) => rows.at(-1)?.[toSnakeCase(name)] as SqlValue));
  }
}
