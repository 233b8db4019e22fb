import type { Tick } from '@truemark/domain';
import type { UndoList } from '../../kernel/undo.js';
import type { LeaderEvent } from './tables/leader-event.table.js';

/** Number of unneeded ticks at which they are dropped from memory. */
const DROPPED_AT = 1_000;

/** A leader's event and the followers that still have to process it. */
export interface FanOut {
  event: LeaderEvent;
  /** Ids of the trader's relations at the leader's commit, ascending. */
  readonly followIds: readonly number[];
  /** Index in `followIds` of the next turn. */
  next: number;
  /** Relations that were processed out of order, because something else changed the follower's account. */
  readonly ahead: Set<number>;
  /** Last quotes of all symbols at the leader's commit. */
  readonly quotes: ReadonlyMap<number, Tick>;
  /** Value of `FanOuts.ticks` at that time. */
  readonly since: number;
}

/** Leader events waiting to be copied. Events of one trader are processed in order. */
export class FanOuts {
  private readonly waiting = new Map<number, FanOut>();
  private readonly eventIdsByTrader = new Map<number, Set<number>>();
  /** Accepted ticks since the oldest waiting event, in lane order. */
  private recentTicks: Tick[] = [];
  private droppedCount = 0;
  /** Lane sequence of the last portion. */
  private portionSeq = 0;

  get size(): number {
    return this.waiting.size;
  }

  values(): IterableIterator<FanOut> {
    return this.waiting.values();
  }

  get(eventId: number): FanOut | undefined {
    return this.waiting.get(eventId);
  }

  /** Number of ticks recorded so far. */
  get ticks(): number {
    return this.droppedCount + this.recentTicks.length;
  }

  /** A trader's waiting events, oldest first. */
  of(traderId: number): FanOut[] {
    const ids = [...(this.eventIdsByTrader.get(traderId) ?? [])].sort((a, b) => a - b);
    return ids.flatMap((id) => this.waiting.get(id) ?? []);
  }

  /**
   * The event to process next: among each trader's oldest event, the one with the fewest portions, then the oldest.
   * This keeps a trader with many followers from delaying the others.
   */
  get head(): FanOut | undefined {
    let head: FanOut | undefined;
    for (const ids of this.eventIdsByTrader.values()) {
      if (ids.size === 0) continue;
      let oldest = Number.POSITIVE_INFINITY;
      for (const id of ids) oldest = Math.min(oldest, id);
      const first = this.waiting.get(oldest);
      if (first && (!head || isBefore(first.event, head.event))) head = first;
    }
    return head;
  }

  begin(fanOut: FanOut, undo: UndoList): void {
    const { id, traderId } = fanOut.event;
    const ids = this.eventIdsByTrader.get(traderId) ?? new Set<number>();
    this.eventIdsByTrader.set(traderId, ids);
    undo.set(this.waiting, id, fanOut);
    undo.add(ids, id);
  }

  finish({ event }: FanOut, undo: UndoList): void {
    undo.delete(this.waiting, event.id);
    const ids = this.eventIdsByTrader.get(event.traderId);
    if (ids) undo.remove(ids, event.id);
    this.dropUnneededTicks(undo);
  }

  /** Registers a portion at this lane sequence. Returns whether no other step ran since the last portion. */
  notePortion(seq: number, undo: UndoList): boolean {
    const before = this.portionSeq;
    undo.push(() => {
      this.portionSeq = before;
    });
    this.portionSeq = seq;
    return seq === before + 1;
  }

  /** Records a tick, needed to evaluate late copies. */
  take(tick: Tick, undo: UndoList): void {
    if (this.waiting.size === 0) return;
    const { recentTicks: recent } = this;
    recent.push(tick);
    undo.push(() => recent.pop());
  }

  /** Restores ticks recorded while events waited, in lane order. Used at start only. */
  restore(ticks: readonly Tick[]): void {
    this.recentTicks = [...ticks];
  }

  /** Ticks since the leader's commit. */
  ticksSince({ since }: FanOut): readonly Tick[] {
    return since >= this.ticks ? [] : this.recentTicks.slice(since - this.droppedCount);
  }

  /** Value of `ticks` when the leader's next event on the same order came; the current value if there is none. */
  nextOf({ event }: FanOut): number {
    const next = this.of(event.traderId).find(
      (other) => other.event.orderId === event.orderId && other.event.id > event.id,
    );
    return next ? next.since : this.ticks;
  }

  private dropUnneededTicks(undo: UndoList): void {
    let oldest = this.ticks;
    for (const { since } of this.waiting.values()) oldest = Math.min(oldest, since);
    if (oldest - this.droppedCount < DROPPED_AT && this.waiting.size > 0) return;
    const { recentTicks: recent, droppedCount: dropped } = this;
    undo.push(() => {
      this.recentTicks = recent;
      this.droppedCount = dropped;
    });
    this.recentTicks = recent.slice(oldest - dropped);
    this.droppedCount = oldest;
  }
}

const isBefore = (one: LeaderEvent, other: LeaderEvent): boolean =>
  one.portions === other.portions ? one.id < other.id : one.portions < other.portions;
