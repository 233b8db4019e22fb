import { expectThat, rowsOf } from '../../engine/kernel/mismatch.js';
import { ticks } from '../../engine/market/tables/market.table.js';
import type { Reader } from '../../platform/database/reader.js';

/** Ticks are numbered without a gap, never go back in time, and are never crossed. */
export async function verifyTicks(reader: Reader): Promise<string> {
  let count = 0;
  let symbolId = 0;
  let last = { seq: 0, at: 0 };
  for await (const tick of rowsOf(reader, ticks)) {
    const name = `tick ${tick.seq} of symbol ${tick.symbolId}`;
    if (tick.symbolId !== symbolId) last = { seq: tick.seq - 1, at: 0 };
    expectThat(tick.seq === last.seq + 1, () => `${name} does not follow ${last.seq}`);
    expectThat(tick.at >= last.at, () => `${name} goes back in time`);
    expectThat(tick.bid > 0 && tick.ask >= tick.bid, () => `${name} is crossed or not positive`);
    symbolId = tick.symbolId;
    last = tick;
    count++;
  }
  return `${count} ticks follow one another`;
}
