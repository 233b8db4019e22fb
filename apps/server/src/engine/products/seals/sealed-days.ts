import type { UndoList } from '../../kernel/undo.js';

const DAY = 86_400_000;

/** The next GMT day; both `YYYY-MM-DD`. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** End of a day, epoch ms. */
export const endOf = (day: string): number => Date.parse(day) + DAY;

export interface LastSeal {
  readonly day: string;
  readonly hash: string;
  readonly place: number;
}

/** Progress of sealing: last seal, and days known to be over. */
export class SealedDays {
  /** Whether this engine seals. An engine that only writes seed data does not. */
  isOn = false;
  /** Day of the lane's first record. */
  first = '';
  last: LastSeal | null = null;
  /** Days before this one are over in the lane; null: not determined since the start. */
  endedBefore: string | null = null;

  /** The first unsealed day. */
  get next(): string {
    return this.last ? dayAfter(this.last.day) : this.first;
  }

  /** End of the first day not known to be over, by the lane's clock, epoch ms; null if this engine does not seal. */
  get dueAt(): number | null {
    if (!this.isOn) return null;
    const { next, endedBefore } = this;
    return endOf(endedBefore !== null && endedBefore > next ? endedBefore : next);
  }

  end(before: string, undo: UndoList): void {
    const known = this.endedBefore;
    undo.push(() => {
      this.endedBefore = known;
    });
    this.endedBefore = before;
  }

  seal(last: LastSeal, undo: UndoList): void {
    const known = this.last;
    undo.push(() => {
      this.last = known;
    });
    this.last = last;
  }
}
