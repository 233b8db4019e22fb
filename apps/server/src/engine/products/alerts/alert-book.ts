import { type Direction, TriggerHeap } from '../../kernel/trigger-heap.js';
import type { UndoList } from '../../kernel/undo.js';
import type { PriceAlert } from './tables/alert.table.js';

type Heaps = Readonly<Record<Direction, TriggerHeap>>;

/**
 * Alerts that wait, and per symbol the levels that a bid comes to: a tick looks at the nearest alone. An entry whose
 * alert was deleted or moved is dropped when a price comes to it.
 */
export class AlertBook {
  private readonly rows = new Map<number, PriceAlert>();
  private readonly counts = new Map<number, number>();
  private readonly heaps = new Map<number, Heaps>();
  /** Heaps most of whose entries stand no longer. */
  private readonly crowded = new Set<TriggerHeap>();

  get size(): number {
    return this.rows.size;
  }

  get(id: number): PriceAlert | undefined {
    return this.rows.get(id);
  }

  /** How many of the customer's wait. */
  countOf(customerId: number): number {
    return this.counts.get(customerId) ?? 0;
  }

  /** An alert that waits: a new one, or one at another price. */
  put(alert: PriceAlert, undo: UndoList): void {
    const before = this.rows.get(alert.id);
    if (before) this.outdate(before);
    else undo.set(this.counts, alert.customerId, this.countOf(alert.customerId) + 1);
    undo.set(this.rows, alert.id, alert);
    this.heapOf(alert).push(Number(alert.price), alert.id);
  }

  /** One that has fired, or was deleted. */
  end(alert: PriceAlert, undo: UndoList): void {
    const left = this.countOf(alert.customerId) - 1;
    if (left > 0) undo.set(this.counts, alert.customerId, left);
    else undo.delete(this.counts, alert.customerId);
    undo.delete(this.rows, alert.id);
    if (alert.status === 'deleted') this.outdate(alert);
  }

  /** Those that wait for a bid such as this, by number: also entries that stand no longer are taken out. */
  reached(symbolId: number, bid: number, undo: UndoList): PriceAlert[] {
    const heaps = this.heaps.get(symbolId);
    const found = new Set<PriceAlert>();
    for (const direction of ['rising', 'falling'] as const) {
      const heap = heaps?.[direction];
      while (heap?.isReached(bid)) {
        const entry = heap.pop();
        if (!entry) break;
        undo.push(() => heap.push(entry.level, entry.id));
        const alert = this.rows.get(entry.id);
        if (alert && stands(alert, direction, entry.level)) found.add(alert);
      }
    }
    return [...found].sort((a, b) => a.id - b.id);
  }

  /** Leaves out what stands no longer where that is most of a heap. Only between batches. */
  tidy(): void {
    if (this.crowded.size === 0) return;
    for (const heaps of this.heaps.values()) {
      for (const direction of ['rising', 'falling'] as const) {
        const heap = heaps[direction];
        if (!this.crowded.has(heap)) continue;
        heap.keep((id, level) => {
          const alert = this.rows.get(id);
          return alert !== undefined && stands(alert, direction, level);
        });
      }
    }
    this.crowded.clear();
  }

  private outdate(alert: PriceAlert): void {
    const heap = this.heapOf(alert);
    if (heap.outdate()) this.crowded.add(heap);
  }

  private heapOf({ symbolId, direction }: PriceAlert): TriggerHeap {
    const heaps = this.heaps.get(symbolId) ?? {
      rising: new TriggerHeap('rising'),
      falling: new TriggerHeap('falling'),
    };
    this.heaps.set(symbolId, heaps);
    return heaps[direction];
  }
}

const stands = (alert: PriceAlert, direction: Direction, level: number): boolean =>
  alert.direction === direction && Number(alert.price) === level;
