import type { RaRecord } from 'react-admin';

/** Each row in its newest version, in the order of the rows. */
export function withFresh<Row extends RaRecord>(rows: readonly Row[], fresh: readonly Row[]): Row[] {
  const newest = new Map(fresh.map((row) => [row.id, row]));
  return rows.map((row) => newest.get(row.id) ?? row);
}

/** Whether both hold the same rows in the same places. */
export const sameRows = (one: readonly RaRecord[], other: readonly RaRecord[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);
