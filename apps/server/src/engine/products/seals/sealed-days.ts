import type { UndoList } from '../../kernel/undo.js';

const DAY = 86_400_000;

/** The GMT day after a day, both `YYYY-MM-DD`. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** The instant at which a day is over, epoch ms. */
export const endOf = (day: string): number => Date.parse(day) + DAY;

export interface LastSeal {
  readonly day: string;
  readonly hash: string;
  readonly place: number;
}

/** How far the days are sealed, and which ones are over. */
export class SealedDays {
  /** Whether this engine seals: one that only writes the first data does not. */
  isOn = false;
  /** The day of the first record of the lane. */
  first = '';
  last: LastSeal | null = null;
  /** Days before this one are over in the lane; null: that was not looked at since the start. */
  endedBefore: string | null = null;

  /** The first day that has no seal. */
  get next(): string {
    return this.last ? dayAfter(this.last.day) : this.first;
  }

  /** When the lane's clock comes to the end of a day that is not known to be over; null where nothing is sealed. */
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
