import { type Direction, TriggerHeap } from '../../kernel/trigger-heap.js';
import type { UndoList } from '../../kernel/undo.js';
import type { PriceAlert } from './tables/alert.table.js';

type Heaps = Readonly<Record<Direction, TriggerHeap>>;

/**
 * Waiting alerts, and per symbol the bid levels that they wait for: a tick checks only the nearest levels. Entries of
 * deleted or moved alerts are dropped when a price reaches them.
 */
export class AlertBook {
  private readonly rows = new Map<number, PriceAlert>();
  private readonly counts = new Map<number, number>();
  private readonly heaps = new Map<number, Heaps>();
  /** Heaps in which most entries are outdated. */
  private readonly outdatedHeaps = new Set<TriggerHeap>();

  get size(): number {
    return this.rows.size;
  }

  get(id: number): PriceAlert | undefined {
    return this.rows.get(id);
  }

  /** Number of the customer's waiting alerts. */
  countOf(customerId: number): number {
    return this.counts.get(customerId) ?? 0;
  }

  /** Stores a waiting alert: a new one, or one with a changed price. */
  put(alert: PriceAlert, undo: UndoList): void {
    const before = this.rows.get(alert.id);
    if (before) this.markOutdated(before);
    else undo.set(this.counts, alert.customerId, this.countOf(alert.customerId) + 1);
    undo.set(this.rows, alert.id, alert);
    this.heapOf(alert).push(Number(alert.price), alert.id);
  }

  /** Removes an alert that fired or was deleted. */
  end(alert: PriceAlert, undo: UndoList): void {
    const left = this.countOf(alert.customerId) - 1;
    if (left > 0) undo.set(this.counts, alert.customerId, left);
    else undo.delete(this.counts, alert.customerId);
    undo.delete(this.rows, alert.id);
    if (alert.status === 'deleted') this.markOutdated(alert);
  }

  /** Waiting alerts that this bid reaches, by id. Outdated entries up to the bid are dropped. */
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
        if (alert && isCurrentEntry(alert, direction, entry.level)) found.add(alert);
      }
    }
    return [...found].sort((a, b) => a.id - b.id);
  }

  /** Removes outdated entries from heaps where they are the majority. Call only between batches. */
  tidy(): void {
    if (this.outdatedHeaps.size === 0) return;
    for (const heaps of this.heaps.values()) {
      for (const direction of ['rising', 'falling'] as const) {
        const heap = heaps[direction];
        if (!this.outdatedHeaps.has(heap)) continue;
        heap.keep((id, level) => {
          const alert = this.rows.get(id);
          return alert !== undefined && isCurrentEntry(alert, direction, level);
        });
      }
    }
    this.outdatedHeaps.clear();
  }

  private markOutdated(alert: PriceAlert): void {
    const heap = this.heapOf(alert);
    if (heap.outdate()) this.outdatedHeaps.add(heap);
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

const isCurrentEntry = (alert: PriceAlert, direction: Direction, level: number): boolean =>
  alert.direction === direction && Number(alert.price) === level;
