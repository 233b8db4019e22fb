import type { Tick } from '@truemark/domain';
import { expectThat, rowsOf } from '../../engine/kernel/mismatch.js';
import { tickOfRow, ticks } from '../../engine/market/tables/market.table.js';
import type { Reader } from '../../platform/database/reader.js';
import type { RowOf } from '../../platform/database/table.js';
import type { Since } from './since.js';

type Before = Pick<Tick, 'seq' | 'time'>;

function verifyTick(tick: RowOf<typeof ticks>, before: Before): void {
  const name = `tick ${tick.seq} of symbol ${tick.symbolId}`;
  expectThat(tick.seq === before.seq + 1, () => `${name} does not follow ${before.seq}`);
  expectThat(tick.at >= before.time, () => `${name} goes back in time`);
  expectThat(tick.bid > 0 && tick.ask >= tick.bid, () => `${name} is crossed or not positive`);
}

/** Ticks are numbered without a gap, never go back in time, and are never crossed; `since`: those behind it. */
export async function verifyTicks(reader: Reader, since: Since | null = null): Promise<string> {
  if (since) return verifyNewTicks(reader, since);
  let count = 0;
  let symbolId = 0;
  let last: Before = { seq: 0, time: 0 };
  for await (const tick of rowsOf(reader, ticks)) {
    if (tick.symbolId !== symbolId) last = { seq: tick.seq - 1, time: 0 };
    verifyTick(tick, last);
    symbolId = tick.symbolId;
    last = tickOfRow(tick);
    count++;
  }
  return `${count} ticks follow one another`;
}

async function verifyNewTicks(reader: Reader, { laneSeq, replay }: Since): Promise<string> {
  const last = new Map(replay.state.quotes);
  let count = 0;
  for await (const tick of rowsOf(reader, ticks, ['laneSeq'], [laneSeq])) {
    verifyTick(tick, last.get(tick.symbolId) ?? { seq: 0, time: 0 });
    last.set(tick.symbolId, tickOfRow(tick));
    count++;
  }
  // Behind its last one a symbol has none: a tick that says it was taken earlier is none of the days looked at.
  for (const { symbolId, seq } of last.values()) {
    const [more] = await reader.select(ticks, 'WHERE symbol_id = $1 AND seq > $2 LIMIT 1', [symbolId, seq]);
    expectThat(!more, () => `tick ${more?.seq} of symbol ${symbolId} does not follow ${seq}`);
  }
  return `${count} new ticks follow one another`;
}
