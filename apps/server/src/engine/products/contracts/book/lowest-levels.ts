import { TriggerHeap } from '../../../kernel/trigger-heap.js';
import type { LowestLevels } from '../commands.js';
import type { MarginBook } from './margin-book.js';

/**
 * Finds the accounts with the lowest equity ÷ margin. One pass over the accounts' sums with a heap of `most` entries;
 * positions are not read. Selection uses doubles; the caller computes exact figures for display.
 */
export function lowestLevels(
  book: Pick<MarginBook, 'eachAccount'>,
  most: number,
  fits: (customerId: number) => boolean,
): LowestLevels {
  // The top of the heap is the highest level kept: it is evicted first.
  const lowest = new TriggerHeap('falling');
  let accounts = 0;
  book.eachAccount((customerId, equity, margin) => {
    if (!fits(customerId)) return;
    accounts++;
    const level = equity / margin;
    if (lowest.size >= most) {
      if (!lowest.isReached(level)) return;
      lowest.pop();
    }
    lowest.push(level, customerId);
  });
  const customerIds: number[] = [];
  for (let entry = lowest.pop(); entry; entry = lowest.pop()) customerIds.push(entry.id);
  return { customerIds: customerIds.reverse(), accounts };
}
