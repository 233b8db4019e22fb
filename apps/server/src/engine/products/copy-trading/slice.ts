import type { State } from '../../kernel/state.js';
import { markOf } from '../contracts/slice.js';
import { CopyBook } from './copy-book.js';
import { openOrdersOf } from './figures.js';
import { RelationStops } from './relation-stops.js';

/** Below any possible loss: open copies of an ended relation are checked at every tick. */
const NEGATIVE_ALLOWANCE = -(10n ** 24n);

/** An empty book of copies. */
export function copyingSlice(state: State): { copying: CopyBook } {
  const spareOf = (followId: number): bigint | null => {
    const follow = state.copying.follows.get(followId);
    if (!follow) return null;
    if (follow.status === 'ended') return follow.openCopies > 0 ? NEGATIVE_ALLOWANCE : null;
    const { stopLossAmount, realised, realisedBefore } = follow;
    return stopLossAmount === 0n ? null : stopLossAmount + realised - realisedBefore;
  };
  const stops = new RelationStops({
    spareOf,
    openOrdersOf: (followId) => openOrdersOf(state, followId),
    markOf: (symbolId, conversion) => markOf(state, symbolId, conversion),
  });
  return { copying: new CopyBook(stops, (customerId) => state.bookOf(customerId) === 'real') };
}
