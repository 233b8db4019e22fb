import { type SkipReason, TELL_AGAIN_AFTER, tellsSkip } from '@truemark/domain';
import type { UndoList } from '../../kernel/undo.js';

/** Entries that are too old to matter are dropped once there are so many. */
const LEAST_TIDIED = 10_000;

/** Of what skip a follower was told. */
export interface SkipSubject {
  readonly customerId: number;
  readonly traderId: number;
  readonly symbolId: number;
  readonly reason: SkipReason;
}

/** When followers were last told of skips: once a trader, symbol and reason an hour. */
export class SkipsTold {
  private readonly told = new Map<string, number>();
  private newest = 0;
  private tidyAbove = LEAST_TIDIED;

  get size(): number {
    return this.told.size;
  }

  /** Notes that a follower is told at `at`, epoch ms. False: he was told within the hour, and is not told. */
  note(subject: SkipSubject, at: number, undo: UndoList): boolean {
    const { customerId, traderId, symbolId, reason } = subject;
    const key = `${customerId}.${traderId}.${symbolId}.${reason}`;
    if (!tellsSkip(this.told.get(key) ?? null, at)) return false;
    undo.set(this.told, key, at);
    this.newest = at;
    return true;
  }

  /** Forgets what is too old to keep anybody from being told; only between batches. */
  tidy(): void {
    if (this.told.size <= this.tidyAbove) return;
    for (const [key, at] of this.told) if (this.newest - at >= TELL_AGAIN_AFTER) this.told.delete(key);
    this.tidyAbove = Math.max(LEAST_TIDIED, this.told.size * 2);
  }
}
