import type { Timed } from './product.js';
import type { Given, TimedKind } from './registry.js';
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
  private readonly kinds: readonly TimedKind[];
  private readonly places: ReadonlyMap<TimedKind, number>;
  /** Looked at while a batch was being written, and found to stand no longer: back again if the batch fails. */
  private dropped: DueEntry[] = [];
  private tidyAbove = LEAST_TIDIED;

  constructor(private readonly timed: ReadonlyMap<TimedKind, Timed>) {
    this.kinds = [...timed.keys()];
    this.places = new Map(this.kinds.map((kind, place) => [kind, place]));
  }

  get size(): number {
    return this.heap.size;
  }

  schedule(kind: TimedKind, id: number, at: number): void {
    const place = this.places.get(kind);
    if (place === undefined) throw new Error(`no product declares the time of ${kind}`);
    // Kind and number as one whole number: entries stay flat however many there are.
    this.heap.push(at, id * this.kinds.length + place);
  }

  /** Schedules all that waits, as the state has it: once, at start. */
  fill(state: Given['state']): void {
    for (const [kind, { waiting, at }] of this.timed) {
      for (const id of waiting(state)) {
        const time = at(state, id);
        if (time !== null) this.schedule(kind, id, time);
      }
    }
  }

  /** Takes out what is due by `until`, the earliest first. */
  take(state: Given['state'], until: number): DueEntry[] {
    const due: DueEntry[] = [];
    while (this.heap.isReached(until)) {
      const popped = this.heap.pop();
      if (!popped) break;
      const entry = this.entryOf(popped.id, popped.level);
      if (this.stands(state, entry)) due.push(entry);
    }
    return due;
  }

  /** Whether it is due at that instant still; one that is not is left out. */
  stands(state: Given['state'], entry: DueEntry): boolean {
    const stands = this.isConfirmed(state, entry);
    if (!stands) this.dropped.push(entry);
    return stands;
  }

  /** A batch is durable. Also leaves out what stands no longer or stands there twice, once there may be much of it. */
  tidy(state: Given['state']): void {
    if (this.dropped.length > 0) this.dropped = [];
    if (this.heap.size <= this.tidyAbove) return;
    const kept = new Set<string>();
    this.heap.keep((id, level) => {
      const entry = `${id}@${level}`;
      if (kept.has(entry) || !this.isConfirmed(state, this.entryOf(id, level))) return false;
      kept.add(entry);
      return true;
    });
    this.tidyAbove = Math.max(LEAST_TIDIED, this.heap.size * 2);
  }

  /** A batch was taken back: what seemed to have ended may be due after all. */
  restore(): void {
    for (const { kind, id, at } of this.dropped.splice(0)) this.schedule(kind, id, at);
  }

  private isConfirmed(state: Given['state'], { kind, id, at }: DueEntry): boolean {
    return this.timed.get(kind)?.at(state, id) === at;
  }

  private entryOf(packed: number, at: number): DueEntry {
    const kind = this.kinds[packed % this.kinds.length] as TimedKind;
    return { kind, id: Math.floor(packed / this.kinds.length), at };
  }
}
