import { hexOf, joinHashes, leafHash, minuteOf, pathOf, tickLeaf } from '@truemark/domain';
import type { RowOf } from '../../../platform/database/table.js';
import type { ticks } from '../../market/tables/market.table.js';
import { nodeHasher } from '../seals/node-hasher.js';
import type { KeptTick } from './tables/kept-tick.table.js';

type TickRow = RowOf<typeof ticks>;

interface SymbolDayKey {
  readonly day: string;
  readonly code: string;
}

const join = joinHashes(nodeHasher);

/** Inclusion proofs of the kept ticks in their minutes. `all` are the symbol's ticks of the day, ascending. */
export async function* pathsOf(
  of: SymbolDayKey,
  kept: ReadonlySet<number>,
  all: AsyncIterable<TickRow>,
): AsyncGenerator<KeptTick> {
  let minute: TickRow[] = [];
  for await (const tick of all) {
    const [first] = minute;
    if (first && minuteOf(first.at) !== minuteOf(tick.at)) {
      yield* pathsInMinute(of, kept, minute);
      minute = [];
    }
    minute.push(tick);
  }
  yield* pathsInMinute(of, kept, minute);
}

function* pathsInMinute({ day, code }: SymbolDayKey, kept: ReadonlySet<number>, minute: readonly TickRow[]) {
  const stay = minute.flatMap(({ seq }, place) => (kept.has(seq) ? [place] : []));
  if (stay.length === 0) return;
  const leaves = minute.map(({ seq, at, bid, ask }) =>
    leafHash(nodeHasher, tickLeaf(code, { seq, time: at, bid, ask })),
  );
  for (const place of stay) {
    const { count, path } = pathOf(join, leaves, place);
    const { symbolId, seq } = minute[place] as TickRow;
    yield { symbolId, seq, day, place, count, path: path.map(hexOf) } satisfies KeptTick;
  }
}
