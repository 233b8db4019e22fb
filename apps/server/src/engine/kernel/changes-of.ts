import type { Table } from '../../platform/database/table.js';

/** The row's key and the columns that differ. */
export function changesOf<R extends object>({ key, names }: Table<R>, before: R, after: R): Partial<R> {
  const changes: Partial<R> = {};
  for (const name of key) changes[name] = after[name];
  for (const name of names) if (before[name] !== after[name]) changes[name] = after[name];
  return changes;
}
