import { TriggerHeap } from '../../kernel/trigger-heap.js';

/** When pending orders end, the nearest first. */
export class Expiries {
  private readonly heap = new TriggerHeap('rising');
  /** Most of them stand no longer. */
  private isCrowded = false;

  push(at: number, orderId: number): void {
    this.heap.push(at, orderId);
  }

  /** A pending order has ended or filled before its time. */
  noteEnded(expireAt: number | null): void {
    if (expireAt !== null && this.heap.outdate()) this.isCrowded = true;
  }

  /** Leaves out what stands no longer. Only between batches: one that is taken back may need it. */
  tidy(stands: (orderId: number) => boolean): void {
    if (!this.isCrowded) return;
    this.isCrowded = false;
    this.heap.keep(stands);
  }

  /** Orders whose time has come by `now`; each is named once. */
  take(now: number): number[] {
    const due: number[] = [];
    while (this.heap.isReached(now)) {
      const entry = this.heap.pop();
      if (entry) due.push(entry.id);
    }
    return due;
  }
}
