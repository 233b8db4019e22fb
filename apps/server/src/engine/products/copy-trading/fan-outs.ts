import type { Tick } from '@truemark/domain';
import type { UndoList } from '../../kernel/undo.js';
import type { LeaderEvent } from './tables/leader-event.table.js';

/** Ticks that no fan-out looks at any more are dropped once there are so many. */
const DROPPED_AT = 1_000;

/** A leader's event, and who still has to have his turn. */
export interface FanOut {
  event: LeaderEvent;
  /** The trader's relations at the leader's commit, by number. */
  readonly followIds: readonly number[];
  /** The place in `followIds` of the next turn. */
  next: number;
  /** Who had his turn before it came, because something else was done to him. */
  readonly ahead: Set<number>;
  /** Every symbol's last quote at the leader's commit. */
  readonly quotes: ReadonlyMap<number, Tick>;
  /** How many ticks had been taken by then, as `FanOuts` counts them. */
  readonly since: number;
}

/** What leaders did and followers still have to copy; a trader's events one after the other. */
export class FanOuts {
  private readonly waiting = new Map<number, FanOut>();
  private readonly ofTrader = new Map<number, Set<number>>();
  /** Every accepted tick since the oldest event that waits, in the order of the lane. */
  private recent: Tick[] = [];
  private dropped = 0;

  get size(): number {
    return this.waiting.size;
  }

  values(): IterableIterator<FanOut> {
    return this.waiting.values();
  }

  get(eventId: number): FanOut | undefined {
    return this.waiting.get(eventId);
  }

  /** How many ticks have been taken. */
  get ticks(): number {
    return this.dropped + this.recent.length;
  }

  /** A trader's events that wait, the oldest first. */
  of(traderId: number): FanOut[] {
    const ids = [...(this.ofTrader.get(traderId) ?? [])].sort((a, b) => a - b);
    return ids.flatMap((id) => this.waiting.get(id) ?? []);
  }

  /**
   * Whose turn it is: of each trader's oldest event the one that has had the fewest portions, then the older. So nobody
   * waits for all followers of another.
   */
  get head(): FanOut | undefined {
    let head: FanOut | undefined;
    for (const ids of this.ofTrader.values()) {
      if (ids.size === 0) continue;
      const first = this.waiting.get(Math.min(...ids));
      if (first && (!head || isBefore(first.event, head.event))) head = first;
    }
    return head;
  }

  begin(fanOut: FanOut, undo?: UndoList): void {
    const { id, traderId } = fanOut.event;
    const ids = this.ofTrader.get(traderId) ?? new Set<number>();
    this.ofTrader.set(traderId, ids);
    if (undo) {
      undo.set(this.waiting, id, fanOut);
      undo.add(ids, id);
    } else {
      this.waiting.set(id, fanOut);
      ids.add(id);
    }
  }

  finish({ event }: FanOut, undo: UndoList): void {
    undo.delete(this.waiting, event.id);
    const ids = this.ofTrader.get(event.traderId);
    if (ids) undo.remove(ids, event.id);
    this.drop(undo);
  }

  /** Takes a tick that somebody may have to be judged by later. */
  take(tick: Tick, undo: UndoList): void {
    if (this.waiting.size === 0) return;
    const { recent } = this;
    recent.push(tick);
    undo.push(() => recent.pop());
  }

  /** Ticks that were recorded while events waited, in the order of the lane: only at start. */
  restore(ticks: readonly Tick[]): void {
    this.recent = [...ticks];
  }

  /** Ticks since the leader's commit. */
  ticksSince({ since }: FanOut): readonly Tick[] {
    return since >= this.ticks ? [] : this.recent.slice(since - this.dropped);
  }

  /** How many ticks had been taken when the leader's next event with the same order came; all that were, if none did. */
  nextOf({ event }: FanOut): number {
    const next = this.of(event.traderId).find(
      (other) => other.event.orderId === event.orderId && other.event.id > event.id,
    );
    return next ? next.since : this.ticks;
  }

  private drop(undo: UndoList): void {
    let oldest = this.ticks;
    for (const { since } of this.waiting.values()) oldest = Math.min(oldest, since);
    if (oldest - this.dropped < DROPPED_AT && this.waiting.size > 0) return;
    const { recent, dropped } = this;
    undo.push(() => {
      this.recent = recent;
      this.dropped = dropped;
    });
    this.recent = recent.slice(oldest - dropped);
    this.dropped = oldest;
  }
}

const isBefore = (one: LeaderEvent, other: LeaderEvent): boolean =>
  one.portions === other.portions ? one.id < other.id : one.portions < other.portions;
