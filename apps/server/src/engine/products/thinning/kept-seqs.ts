import type { Reader } from '../../../platform/database/reader.js';
import type { Product, TickSpan } from '../../kernel/product.js';

/** Ticks that are kept on each side of one that counted. */
export const NEIGHBOURS = 5;

/** Numbers of a symbol's ticks between two of them that stay for ever; null: all of them do. */
export async function keptSeqs(
  reader: Reader,
  products: readonly Product[],
  span: TickSpan,
): Promise<ReadonlySet<number> | null> {
  const { first, last } = span;
  // What a market that is closed goes by is its last price, however long ago.
  const kept = new Set([last]);
  for (const { market } of products) {
    const used = await market?.usedTicks?.(reader, span);
    if (used === 'all') return null;
    for (const seq of used ?? []) {
      const [from, to] = [Math.max(first, seq - NEIGHBOURS), Math.min(last, seq + NEIGHBOURS)];
      for (let near = from; near <= to; near++) kept.add(near);
    }
  }
  return kept;
}
