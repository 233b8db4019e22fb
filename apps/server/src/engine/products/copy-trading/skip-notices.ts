import { isSkipNoticeDue, SKIP_NOTICE_INTERVAL, type SkipReason } from '@truemark/domain';
import type { UndoList } from '../../kernel/undo.js';

/** Minimum number of entries before expired ones are dropped. */
const MIN_TIDY_THRESHOLD = 10_000;

/** Key of a skip notice. */
export interface SkipNoticeKey {
  readonly customerId: number;
  readonly traderId: number;
  readonly symbolId: number;
  readonly reason: SkipReason;
}

/** Time of the last skip notices: at most one per follower, trader, symbol and reason within an hour. */
export class SkipNoticeLog {
  private readonly lastNotices = new Map<string, number>();
  private newest = 0;
  private tidyThreshold = MIN_TIDY_THRESHOLD;

  get size(): number {
    return this.lastNotices.size;
  }

  /** Registers a notice at `at`, epoch ms. Returns false if the last one was within the hour: none is sent. */
  note(subject: SkipNoticeKey, at: number, undo: UndoList): boolean {
    const { customerId, traderId, symbolId, reason } = subject;
    const key = `${customerId}.${traderId}.${symbolId}.${reason}`;
    if (!isSkipNoticeDue(this.lastNotices.get(key) ?? null, at)) return false;
    undo.set(this.lastNotices, key, at);
    this.newest = at;
    return true;
  }

  /** Drops entries that can no longer suppress a notice. Call only between batches. */
  tidy(): void {
    if (this.lastNotices.size <= this.tidyThreshold) return;
    for (const [key, at] of this.lastNotices)
      if (this.newest - at >= SKIP_NOTICE_INTERVAL) this.lastNotices.delete(key);
    this.tidyThreshold = Math.max(MIN_TIDY_THRESHOLD, this.lastNotices.size * 2);
  }
}
