import type { RaRecord } from 'react-admin';

/** Each row in its newest version, in the given order. */
export function withFresh<Row extends RaRecord>(rows: readonly Row[], fresh: readonly Row[]): Row[] {
  const newest = new Map(fresh.map((row) => [row.id, row]));
  return rows.map((row) => newest.get(row.id) ?? row);
}

/** Whether both lists have the same row ids in the same order. */
export const sameRows = (one: readonly RaRecord[], other: readonly RaRecord[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/** Number of rows added since a page was read: those the page would now also show, or more on later pages. */
export function newRows(rows: readonly RaRecord[], now: readonly RaRecord[], more: number): number {
  const known = new Set(rows.map(({ id }) => id));
  return Math.max(now.filter(({ id }) => !known.has(id)).length, more, 0);
}
