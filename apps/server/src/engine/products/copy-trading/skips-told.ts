import { type SkipReason, TELL_AGAIN_AFTER, tellsSkip } from '@truemark/domain';
import type { UndoList } from '../../kernel/undo.js';

/** Minimum number of entries before expired ones are dropped. */
const LEAST_TIDIED = 10_000;

/** Key of a skip notice. */
export interface SkipSubject {
  readonly customerId: number;
  readonly traderId: number;
  readonly symbolId: number;
  readonly reason: SkipReason;
}

/** Time of the last skip notices: at most one per follower, trader, symbol and reason within an hour. */
export class SkipsTold {
  private readonly told = new Map<string, number>();
  private newest = 0;
  private tidyAbove = LEAST_TIDIED;

  get size(): number {
    return this.told.size;
  }

  /** Registers a notice at `at`, epoch ms. Returns false if the last one was within the hour: none is sent. */
  note(subject: SkipSubject, at: number, undo: UndoList): boolean {
    const { customerId, traderId, symbolId, reason } = subject;
    const key = `${customerId}.${traderId}.${symbolId}.${reason}`;
    if (!tellsSkip(this.told.get(key) ?? null, at)) return false;
    undo.set(this.told, key, at);
    this.newest = at;
    return true;
  }

  /** Drops entries that can no longer suppress a notice. Call only between batches. */
  tidy(): void {
    if (this.told.size <= this.tidyAbove) return;
    for (const [key, at] of this.told) if (this.newest - at >= TELL_AGAIN_AFTER) this.told.delete(key);
    this.tidyAbove = Math.max(LEAST_TIDIED, this.told.size * 2);
  }
}
