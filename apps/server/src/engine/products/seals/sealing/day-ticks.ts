import {
  HashTree,
  hexOf,
  leafHash,
  type MinuteSums,
  minuteLeaf,
  minuteOf,
  type SealedSymbol,
  type SealedTick,
  tickLeaf,
  withTick,
} from '@truemark/domain';
import { ticks } from '../../../market/tables/market.table.js';
import { nodeHasher } from '../node-hasher.js';
import { sealedMinutes } from '../tables/sealed-minute.table.js';
import type { DaySpan, DaySymbol } from './day-span.js';
import type { DayWork } from './seal-context.js';

/** Ticks per slice, small enough not to delay others. */
const SLICE = 250;

/** Ticks of a symbol on a day, read in slices, in order of sequence. */
export async function* ticksOf(
  { reader, pause }: Pick<DayWork, 'reader' | 'pause'>,
  { id, after }: Pick<DaySymbol, 'id' | 'after'>,
  to: number,
): AsyncGenerator<SealedTick> {
  for (let last = after; ; ) {
    const rows = await reader.select(ticks, 'WHERE symbol_id = $1 AND seq > $2 ORDER BY seq LIMIT $3', [
      id,
      last,
      SLICE,
    ]);
    for (const { seq, at, bid, ask, laneSeq } of rows) {
      if (laneSeq > to) return;
      yield { seq, time: at, bid, ask };
      last = seq;
    }
    if (rows.length < SLICE) return;
    await pause();
  }
}

/** Accumulates the ticks of one minute. */
class Minute {
  private sums: Omit<MinuteSums, 'root'> | null = null;
  private readonly tree = new HashTree(nodeHasher);

  constructor(private readonly code: string) {}

  /** Whether a tick of that time belongs to another minute. */
  isOver(time: number): boolean {
    return this.sums !== null && this.sums.time !== minuteOf(time);
  }

  take(tick: SealedTick): void {
    this.sums = withTick(this.sums, tick);
    this.tree.add(leafHash(nodeHasher, tickLeaf(this.code, tick)));
  }

  /** The minute's sums and root; null if it has no tick. */
  end(): MinuteSums | null {
    return this.sums && { ...this.sums, root: hexOf(this.tree.root()) };
  }
}

/** Seals a symbol's day: records its minutes, which form its tree. Null if it had no tick. */
async function sealSymbol(
  work: DayWork,
  { day, to }: DaySpan,
  symbol: DaySymbol,
): Promise<SealedSymbol | null> {
  const tree = new HashTree(nodeHasher);
  let span: { first: number; last: number } | null = null;
  let count = 0;
  let minute = new Minute(symbol.code);
  const end = async (): Promise<void> => {
    const sums = minute.end();
    if (!sums) return;
    span = { first: (span as { first: number } | null)?.first ?? sums.firstSeq, last: sums.lastSeq };
    count += sums.count;
    tree.add(leafHash(nodeHasher, minuteLeaf(symbol.code, sums)));
    await work.record({ table: sealedMinutes, row: { day, symbolId: symbol.id, ...sums } });
    minute = new Minute(symbol.code);
  };
  for await (const tick of ticksOf(work, symbol, to)) {
    if (minute.isOver(tick.time)) await end();
    minute.take(tick);
  }
  await end();
  const found = span as { first: number; last: number } | null;
  return found && { first_seq: found.first, last_seq: found.last, count, root: hexOf(tree.root()) };
}

/** All symbols with ticks on a day, by code. */
export async function sealTicks(
  work: DayWork,
  span: DaySpan,
): Promise<Readonly<Record<string, SealedSymbol>>> {
  const sealed: Record<string, SealedSymbol> = {};
  for (const symbol of span.symbols) {
    const found = await sealSymbol(work, span, symbol);
    if (found) sealed[symbol.code] = found;
  }
  return sealed;
}
