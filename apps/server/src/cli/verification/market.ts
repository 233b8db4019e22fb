import type { Tick } from '@truemark/domain';
import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import { tickOfRow, ticks } from '../../engine/market/tables/market.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { RowOf } from '../../platform/database/table.js';
import type { VerificationStart } from './verification-start.js';

type Before = Pick<Tick, 'seq' | 'time'>;
/** Ids of existing symbols. */
type Symbols = ReadonlySet<number>;

const nameOf = ({ seq, symbolId }: Pick<Tick, 'seq' | 'symbolId'>): string =>
  `tick ${seq} of symbol ${symbolId}`;

function verifyTick(tick: RowOf<typeof ticks>, known: Symbols, before: Before): void {
  const name = nameOf(tick);
  // Seals are per symbol: a tick without a symbol would be in no sealed day.
  assertConsistent(known.has(tick.symbolId), () => `${name} is of a symbol that there is not`);
  assertConsistent(tick.seq === before.seq + 1, () => `${name} does not follow ${before.seq}`);
  assertConsistent(tick.at >= before.time, () => `${name} goes back in time`);
  assertConsistent(tick.bid > 0 && tick.ask >= tick.bid, () => `${name} is crossed or not positive`);
}

/**
 * Verifies that ticks belong to existing symbols, are numbered without a gap in lane order, never go back in time, and
 * are never crossed. `since`: only later ticks.
 */
export async function verifyTicks(
  reader: DatabaseReader,
  since: VerificationStart | null = null,
): Promise<string> {
  const known = new Set((await reader.query('SELECT id FROM symbols')).map(({ id }) => Number(id)));
  if (since) return verifyNewTicks(reader, known, since);
  let count = 0;
  let symbolId = 0;
  let last: Before = { seq: 0, time: 0 };
  let laneSeq = 0;
  for await (const tick of rowsOf(reader, ticks)) {
    if (tick.symbolId !== symbolId) {
      last = { seq: tick.seq - 1, time: 0 };
      laneSeq = 0;
    }
    verifyTick(tick, known, last);
    // A replay processes them in this order, and a decision between two ticks uses the first.
    const isInLane = tick.laneSeq > laneSeq;
    assertConsistent(
      isInLane,
      () => `${nameOf(tick)} is of step ${tick.laneSeq}, behind one of step ${laneSeq}`,
    );
    ({ symbolId, laneSeq } = tick);
    last = tickOfRow(tick);
    count++;
  }
  return `${count} ticks follow one another`;
}

async function verifyNewTicks(
  reader: DatabaseReader,
  known: Symbols,
  { laneSeq, replay }: VerificationStart,
): Promise<string> {
  const last = new Map(replay.state.quotes);
  let count = 0;
  for await (const tick of rowsOf(reader, ticks, ['laneSeq'], [laneSeq])) {
    verifyTick(tick, known, last.get(tick.symbolId) ?? { seq: 0, time: 0 });
    last.set(tick.symbolId, tickOfRow(tick));
    count++;
  }
  // No ticks may follow a symbol's last one: a tick claiming an earlier step would be in none of the verified days.
  for (const { symbolId, seq } of last.values()) {
    const [more] = await reader.select(ticks, 'WHERE symbol_id = $1 AND seq > $2 LIMIT 1', [symbolId, seq]);
    assertConsistent(!more, () => `${nameOf({ symbolId, seq: more?.seq ?? 0 })} does not follow ${seq}`);
  }
  return `${count} new ticks follow one another`;
}
