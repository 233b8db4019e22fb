import type { ScheduledTask } from './product.js';
import type { HookContext, ScheduledKind } from './registry.js';
import { TriggerHeap } from './trigger-heap.js';

/** An item that is due at an instant, by its number and a kind that a product declares. */
export interface DueEntry {
  readonly kind: ScheduledKind;
  readonly id: number;
  /** Epoch ms, market clock. */
  readonly at: number;
}

/** Below this many stale entries, tidying is not worth it. */
const MIN_TIDY_THRESHOLD = 1_000;

/**
 * Timed items of all products, the earliest first. Entries are only pointers. The item itself says when it is due
 * (`ScheduledTask.at`); an entry that it does not confirm is ignored. So a rolled-back step needs no undo here, nothing is ever
 * unscheduled, and a start fills the heap from the state.
 */
export class DueHeap {
  private readonly heap = new TriggerHeap('rising');
  /** Portioned kinds have heaps of their own, so a large backlog never delays other kinds. */
  private readonly portionedHeaps: ReadonlyMap<ScheduledKind, TriggerHeap>;
  private readonly kinds: readonly ScheduledKind[];
  private readonly kindIndexes: ReadonlyMap<ScheduledKind, number>;
  /** Entries found stale while a batch was in flight; rescheduled if the batch fails. */
  private droppedEntries: DueEntry[] = [];
  private tidyThreshold = MIN_TIDY_THRESHOLD;

  constructor(private readonly tasks: ReadonlyMap<ScheduledKind, ScheduledTask>) {
    this.kinds = [...tasks.keys()];
    this.kindIndexes = new Map(this.kinds.map((kind, place) => [kind, place]));
    const portioned = [...tasks].filter(([, { many }]) => many !== undefined);
    this.portionedHeaps = new Map(portioned.map(([kind]) => [kind, new TriggerHeap('rising')]));
  }

  get size(): number {
    return this.heaps().reduce((sum, { size }) => sum + size, 0);
  }

  schedule(kind: ScheduledKind, id: number, at: number): void {
    const place = this.kindIndexes.get(kind);
    if (place === undefined) throw new Error(`no product declares the time of ${kind}`);
    // Kind and number packed into one integer, which keeps the heap flat.
    const heap = this.portionedHeaps.get(kind) ?? this.heap;
    heap.push(at, id * this.kinds.length + place);
  }

  /** Schedules all waiting items of the state: once, at start. */
  fill(state: HookContext['state']): void {
    for (const [kind, { waiting, at }] of this.tasks) {
      for (const id of waiting(state)) {
        const time = at(state, id);
        if (time !== null) this.schedule(kind, id, time);
      }
    }
    this.tidyThreshold = Math.max(MIN_TIDY_THRESHOLD, this.size * 2);
  }

  /** Removes and returns items due by `until`, the earliest first, without the portioned kinds. */
  take(state: HookContext['state'], until: number): DueEntry[] {
    return this.popDue(this.heap, { state, until, most: Infinity });
  }

  /** The next portion of one portioned kind, at most `most` items. */
  takePortion(state: HookContext['state'], kind: ScheduledKind, until: number, most: number): DueEntry[] {
    const heap = this.portionedHeaps.get(kind);
    return heap ? this.popDue(heap, { state, until, most }) : [];
  }

  private popDue(
    heap: TriggerHeap,
    { state, until, most }: { state: HookContext['state']; until: number; most: number },
  ): DueEntry[] {
    const due: DueEntry[] = [];
    while (due.length < most && heap.isReached(until)) {
      const popped = heap.pop();
      if (!popped) break;
      const entry = this.entryOf(popped.id, popped.level);
      if (this.stands(state, entry)) due.push(entry);
    }
    return due;
  }

  /** Whether the item is still due at that instant; if not, the entry is dropped. */
  stands(state: HookContext['state'], entry: DueEntry): boolean {
    const stands = this.isConfirmed(state, entry);
    if (!stands) this.droppedEntries.push(entry);
    return stands;
  }

  /** Called when a batch is durable. Also removes stale and duplicate entries once there may be many. */
  tidy(state: HookContext['state']): void {
    if (this.droppedEntries.length > 0) this.droppedEntries = [];
    if (this.size <= this.tidyThreshold) return;
    for (const heap of this.heaps()) {
      // The state confirms one instant per item.
      const kept = new Set<number>();
      heap.keep((id, level) => {
        if (kept.has(id) || !this.isConfirmed(state, this.entryOf(id, level))) return false;
        kept.add(id);
        return true;
      });
    }
    this.tidyThreshold = Math.max(MIN_TIDY_THRESHOLD, this.size * 2);
  }

  /** Called after a rollback: entries dropped as stale may be due after all. */
  restore(): void {
    for (const { kind, id, at } of this.droppedEntries.splice(0)) this.schedule(kind, id, at);
  }

  private heaps(): TriggerHeap[] {
    return [this.heap, ...this.portionedHeaps.values()];
  }

  private isConfirmed(state: HookContext['state'], { kind, id, at }: DueEntry): boolean {
    return this.tasks.get(kind)?.at(state, id) === at;
  }

  private entryOf(packed: number, at: number): DueEntry {
    const kind = this.kinds[packed % this.kinds.length] as ScheduledKind;
    return { kind, id: Math.floor(packed / this.kinds.length), at };
  }
}
