import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';

/** Waits until the running server has put all entries of this database into the daily sums. */
export async function waitForSums(file: string): Promise<void> {
  const database = new Database(file, { readonly: true });
  const left = database
    .prepare(
      'SELECT (SELECT max(id) FROM ledger_entries) - coalesce((SELECT max(up_to) FROM day_sum_ends), 0)',
    )
    .pluck();
  while ((left.get() as number) > 0) await pause(500);
  database.close();
}
