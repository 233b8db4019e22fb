import { TriggerHeap } from '../../kernel/trigger-heap.js';

/** When shares of relations are settled, the nearest first. */
export class MonthEnds {
  private readonly heap = new TriggerHeap('rising');

  push(at: number, followId: number): void {
    this.heap.push(at, followId);
  }

  /** Relations whose month has ended by `now` and that stand; each is named once. */
  take(now: number, stands: (followId: number) => boolean): number[] {
    const due = new Set<number>();
    while (this.heap.isReached(now)) {
      const entry = this.heap.pop();
      if (entry && stands(entry.id)) due.add(entry.id);
    }
    return [...due];
  }
}
