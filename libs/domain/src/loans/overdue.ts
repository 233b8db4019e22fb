const DAY_MS = 86_400_000;

/**
 * GMT calendar days since the due day of a loan due at `dueAt` (first ms after that day), including days not charged
 * because of a proof. 0: not late.
 */
export const daysLate = (dueAt: number, now: number): number =>
  Math.max(0, Math.floor(now / DAY_MS) - Math.floor(dueAt / DAY_MS) + 1);

/** Latest due time of a loan that is at least `days` (from 1) late at `now`, epoch ms. */
export const dueTimeOf = (days: number, now: number): number =>
  (Math.floor(now / DAY_MS) + 1 - days) * DAY_MS;

/** Ranges of days late, inclusive; `to` null: open-ended. */
export const OVERDUE_BUCKETS = [
  { from: 1, to: 7 },
  { from: 8, to: 30 },
  { from: 31, to: 90 },
  { from: 91, to: null },
] as const;
