import type { RaRecord } from 'react-admin';

/** Each row in its newest version, in the order of the rows. */
export function withFresh<Row extends RaRecord>(rows: readonly Row[], fresh: readonly Row[]): Row[] {
  const newest = new Map(fresh.map((row) => [row.id, row]));
  return rows.map((row) => newest.get(row.id) ?? row);
}

/** Whether both hold the same rows in the same places. */
export const sameRows = (one: readonly RaRecord[], other: readonly RaRecord[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/** How many rows have come since a page was read: those that the page would now show beside it, or more on later pages. */
export function newRows(rows: readonly RaRecord[], now: readonly RaRecord[], more: number): number {
  const known = new Set(rows.map(({ id }) => id));
  return Math.max(now.filter(({ id }) => !known.has(id)).length, more, 0);
}
