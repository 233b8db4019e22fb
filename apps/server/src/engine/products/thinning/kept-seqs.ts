import type { DatabaseReader } from '../../../platform/database/database-reader.js';
import type { Product, TickSpan } from '../../kernel/product.js';

/** Ticks kept on each side of a used one. */
export const NEIGHBOURS = 5;

/** Sequences of a symbol's ticks in the span that are kept; null: all of them. */
export async function keptSeqs(
  reader: DatabaseReader,
  products: readonly Product[],
  span: TickSpan,
): Promise<ReadonlySet<number> | null> {
  const { first, last } = span;
  // A closed market uses its last price, however old.
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
