import { TriggerHeap } from '../../../kernel/trigger-heap.js';
import type { LowestLevels } from '../commands.js';
import type { MarginBook } from './margin-book.js';

/**
 * The accounts that stand lowest by equity ÷ margin. One pass over the accounts' sums with a heap of `most` entries:
 * no position is looked at. Doubles choose; whoever shows a figure works it out exactly.
 */
export function lowestLevels(
  book: Pick<MarginBook, 'eachAccount'>,
  most: number,
  fits: (customerId: number) => boolean,
): LowestLevels {
  // Its nearest entry is the highest level: the first to make room.
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
