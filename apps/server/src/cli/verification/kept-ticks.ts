import { bytesOf, hexOf, joinHashes, leafHash, rootOfPath, tickLeaf } from '@truemark/domain';
import { assertConsistent } from '../../engine/kernel/consistency.js';
import { ticks } from '../../engine/market/tables/market.table.js';
import { nodeHasher } from '../../engine/products/seals/node-hasher.js';
import { seals } from '../../engine/products/seals/tables/seal.table.js';
import { type SealedMinute, sealedMinutes } from '../../engine/products/seals/tables/sealed-minute.table.js';
import { type KeptTick, keptTicks } from '../../engine/products/thinning/tables/kept-tick.table.js';
import { type ThinnedDay, thinnedDays } from '../../engine/products/thinning/tables/thinned-day.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

const join = joinHashes(nodeHasher);

/**
 * Verifies that the ticks kept of each thinned day are stored, each with an inclusion proof to the root of its sealed
 * minute, although the other ticks are in a file. A day that an open position still depends on stays whole, without
 * proofs.
 */
export async function verifyKeptTicks(reader: DatabaseReader): Promise<string> {
  let kept = 0;
  let days = 0;
  const thinned = await reader.select(thinnedDays, 'ORDER BY day, symbol_id');
  for (const day of thinned) {
    const found = await verifyDay(reader, day);
    kept += found;
    if (found > 0) days += 1;
  }
  const last = thinned.at(-1);
  // The next day's proofs are stored before the day counts as thinned.
  const stored = await reader.number(
    'SELECT count(*) FROM kept_ticks WHERE day < $1 OR (day = $1 AND symbol_id <= $2)',
    [last?.day ?? '', last?.symbolId ?? 0],
  );
  assertConsistent(stored === kept, () => `${stored} kept ticks are stored, thinned days have ${kept}`);
  return `${kept} ticks of ${days} thinned days of symbols lead to what was sealed`;
}

/** Returns how many ticks of the day have a proof. */
async function verifyDay(
  reader: DatabaseReader,
  { day, symbolId, kept, dropped }: ThinnedDay,
): Promise<number> {
  const what = `symbol ${symbolId} on ${day}`;
  const sealed = await reader.first(seals, 'WHERE day = $1', [day]);
  const code = sealed?.ends.symbols.find(([id]) => id === symbolId)?.[1] ?? '';
  const where = 'WHERE day = $1 AND symbol_id = $2 ORDER BY first_seq';
  const minutes = await reader.select(sealedMinutes, where, [day, symbolId]);
  const rows = await reader.select(keptTicks, 'WHERE symbol_id = $1 AND day = $2 ORDER BY seq', [
    symbolId,
    day,
  ]);
  const isWhole = dropped === 0 && rows.length === 0;
  assertConsistent(
    isWhole || rows.length === kept,
    () => `${what}: ${rows.length} ticks have a path, ${kept} were kept`,
  );
  for (const row of rows) await verifyTick(reader, row, { code, minutes });
  return rows.length;
}

async function verifyTick(
  reader: DatabaseReader,
  { symbolId, seq, place: index, count, path }: KeptTick,
  { code, minutes }: { readonly code: string; readonly minutes: readonly SealedMinute[] },
): Promise<void> {
  const tick = await reader.first(ticks, 'WHERE symbol_id = $1 AND seq = $2', [symbolId, seq]);
  if (!tick) return assertConsistent(false, () => `tick ${seq} of symbol ${symbolId} was kept, and is gone`);
  const { at: time, bid, ask } = tick;
  const minute = minutes.find(({ firstSeq, lastSeq }) => firstSeq <= seq && seq <= lastSeq);
  const leaf = leafHash(nodeHasher, tickLeaf(code, { seq, time, bid, ask }));
  const root = rootOfPath(join, leaf, { index, count, path: path.map(bytesOf) });
  assertConsistent(
    root !== null && hexOf(root) === minute?.root,
    () => `tick ${seq} of symbol ${symbolId} does not lead to what was sealed of its minute`,
  );
}
