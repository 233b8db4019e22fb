import type { Timed } from './product.js';
import type { HookContext, TimedKind } from './registry.js';
import { TriggerHeap } from './trigger-heap.js';

/** Something that is due at an instant: the one of that number, of a kind that a product declares. */
export interface DueEntry {
  readonly kind: TimedKind;
  readonly id: number;
  /** Epoch ms, market clock. */
  readonly at: number;
}

/** Fewer entries that stand no longer are not worth a thought. */
const LEAST_TIDIED = 1_000;

/**
 * Whatever has its time, of every product, the nearest first. Entries are pointers: what they point to says itself when
 * it is due (`Timed.at`), and one that it does not confirm counts for nothing. So a step that is taken back needs no
 * undoing here, nothing is ever unscheduled, and a start fills the heap from the state.
 */
export class DueHeap {
  private readonly heap = new TriggerHeap('rising');
  /** What is decided in portions stands apart: however much of it is due, nothing else waits behind it. */
  private readonly apart: ReadonlyMap<TimedKind, TriggerHeap>;
  private readonly kinds: readonly TimedKind[];
  private readonly places: ReadonlyMap<TimedKind, number>;
  /** Looked at while a batch was being written, and found to stand no longer: back again if the batch fails. */
  private dropped: DueEntry[] = [];
  private tidyAbove = LEAST_TIDIED;

  constructor(private readonly timed: ReadonlyMap<TimedKind, Timed>) {
    this.kinds = [...timed.keys()];
    this.places = new Map(this.kinds.map((kind, place) => [kind, place]));
    const portioned = [...timed].filter(([, { many }]) => many !== undefined);
    this.apart = new Map(portioned.map(([kind]) => [kind, new TriggerHeap('rising')]));
  }

  get size(): number {
    return this.heaps().reduce((sum, { size }) => sum + size, 0);
  }

  schedule(kind: TimedKind, id: number, at: number): void {
    const place = this.places.get(kind);
    if (place === undefined) throw new Error(`no product declares the time of ${kind}`);
    // Kind and number as one whole number: entries stay flat however many there are.
    const heap = this.apart.get(kind) ?? this.heap;
    heap.push(at, id * this.kinds.length + place);
  }

  /** Schedules all that waits, as the state has it: once, at start. */
  fill(state: HookContext['state']): void {
    for (const [kind, { waiting, at }] of this.timed) {
      for (const id of waiting(state)) {
        const time = at(state, id);
        if (time !== null) this.schedule(kind, id, time);
      }
    }
    this.tidyAbove = Math.max(LEAST_TIDIED, this.size * 2);
  }

  /** Takes out what is due by `until`, the earliest first: of what is decided in portions nothing. */
  take(state: HookContext['state'], until: number): DueEntry[] {
    return this.takeFrom(this.heap, { state, until, most: Infinity });
  }

  /** The same of one kind that is decided in portions: the next portion, of `most` at most. */
  takePortion(state: HookContext['state'], kind: TimedKind, until: number, most: number): DueEntry[] {
    const heap = this.apart.get(kind);
    return heap ? this.takeFrom(heap, { state, until, most }) : [];
  }

  private takeFrom(
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

  /** Whether it is due at that instant still; one that is not is left out. */
  stands(state: HookContext['state'], entry: DueEntry): boolean {
    const stands = this.isConfirmed(state, entry);
    if (!stands) this.dropped.push(entry);
    return stands;
  }

  /** A batch is durable. Also leaves out what stands no longer or stands there twice, once there may be much of it. */
  tidy(state: HookContext['state']): void {
    if (this.dropped.length > 0) this.dropped = [];
    if (this.size <= this.tidyAbove) return;
    for (const heap of this.heaps()) {
      // The state confirms one instant of each.
      const kept = new Set<number>();
      heap.keep((id, level) => {
        if (kept.has(id) || !this.isConfirmed(state, this.entryOf(id, level))) return false;
        kept.add(id);
        return true;
      });
    }
    this.tidyAbove = Math.max(LEAST_TIDIED, this.size * 2);
  }

  /** A batch was taken back: what seemed to have ended may be due after all. */
  restore(): void {
    for (const { kind, id, at } of this.dropped.splice(0)) this.schedule(kind, id, at);
  }

  private heaps(): TriggerHeap[] {
    return [this.heap, ...this.apart.values()];
  }

  private isConfirmed(state: HookContext['state'], { kind, id, at }: DueEntry): boolean {
    return this.timed.get(kind)?.at(state, id) === at;
  }

  private entryOf(packed: number, at: number): DueEntry {
    const kind = this.kinds[packed % this.kinds.length] as TimedKind;
    return { kind, id: Math.floor(packed / this.kinds.length), at };
  }
}
