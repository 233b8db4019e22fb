import { join } from 'node:path';
import { Mismatch } from '../../engine/kernel/consistency.js';
import type { ticks } from '../../engine/market/tables/market.table.js';
import { type ThinnedDay, thinnedDays } from '../../engine/products/thinning/tables/thinned-day.table.js';
import { readTickFile } from '../../engine/products/thinning/tick-file.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { RowOf } from '../../platform/database/table.js';
import { hasTable } from './dialect.js';

/** Days of symbols whose ticks are archived; with `day`, only later days. */
export async function thinnedSince(
  reader: DatabaseReader,
  day: string | null,
): Promise<readonly ThinnedDay[]> {
  if (!(await hasTable(reader, thinnedDays.name))) return [];
  return reader.select(thinnedDays, 'WHERE day > $1 AND dropped > 0 ORDER BY day, symbol_id', [day ?? '']);
}

/** The ticks of those days from their files, one symbol's day at a time; throws `Mismatch` if a file was altered. */
export function* archivedTicks(
  folder: string,
  days: readonly ThinnedDay[],
): Generator<readonly RowOf<typeof ticks>[]> {
  for (const { day, file, symbolId, sha256 } of days) {
    const rows = readTickFile(join(folder, file), { symbolId, sha256 });
    if (rows === null)
      throw new Mismatch(
        `the ticks of symbol ${symbolId} of ${day} were thinned, and ${join(folder, file)} is not the file that has them`,
      );
    yield rows;
  }
}
