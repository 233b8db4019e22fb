import type { Queue } from '../product.js';
import type { PillTone } from '../ui/Pill.js';
import { ageOf } from '../ui/review/queue.js';

type Row = Readonly<Record<string, unknown>>;

const instant = (row: Row, field: string | undefined): number | null => {
  const value = field === undefined ? null : row[field];
  return typeof value === 'number' ? value : null;
};

export interface Oldest {
  readonly id: number | string;
  readonly label: string;
  readonly tone: PillTone;
}

/**
 * Longest waiting row and its waiting time, against its promise if it has one. `promise` is that of deposits and
 * withdrawals, ms; null: no row waits.
 */
export function oldestOf(
  { sort, since, until, isOfMoney }: Queue,
  rows: readonly (Row & { readonly id: number | string })[],
  now: number,
  promise: number,
): Oldest | null {
  const waits = rows.flatMap((row) => {
    const from = instant(row, since) ?? instant(row, sort);
    return from === null ? [] : [{ row, from }];
  });
  const oldest = waits.sort((one, other) => one.from - other.from)[0];
  if (!oldest) return null;
  const end = instant(oldest.row, until);
  const within = end !== null ? end - oldest.from : isOfMoney ? promise : Number.POSITIVE_INFINITY;
  return { id: oldest.row.id, ...ageOf(oldest.from, now, within) };
}
