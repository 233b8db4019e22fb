import type { State } from '../../engine/kernel/state.js';
import { customerLimits } from '../../engine/products/limits/tables/limits.table.js';
import type { Reader } from '../../platform/database/reader.js';
import { compareRows } from './ended-rows.js';
import { expectThat, rowsOf } from './mismatch.js';

/** What customers limit themselves to is what their own wishes come to: nobody loosened it past the lane. */
export async function compareLimits(reader: Reader, { limits }: State): Promise<number> {
  let count = 0;
  for await (const row of rowsOf(reader, customerLimits)) {
    const replayed = limits.get(row.customerId);
    const what = `the row of limits of customer ${row.customerId}`;
    expectThat(replayed !== undefined, () => `${what} is stored, a replay makes none`);
    compareRows(what, customerLimits, row, replayed);
    count++;
  }
  expectThat(
    limits.size === count,
    () => `a replay gives ${limits.size} customers limits, ${count} are stored`,
  );
  return count;
}
