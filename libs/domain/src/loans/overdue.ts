const DAY_MS = 86_400_000;

/**
 * GMT days since the due day of a loan that is due at `dueAt` (the first ms after that day), by the calendar: also those
 * that a proof keeps from being charged. 0: it is not late.
 */
export const daysLate = (dueAt: number, now: number): number =>
  Math.max(0, Math.floor(now / DAY_MS) - Math.floor(dueAt / DAY_MS) + 1);

/** The latest due time of a loan that is at least `days` (from 1) late at `now`, epoch ms. */
export const dueTimeOf = (days: number, now: number): number =>
  (Math.floor(now / DAY_MS) + 1 - days) * DAY_MS;

/** From and up to how many days late, both included; `to` null: no end. */
export const LATE_SPANS = [
  { from: 1, to: 7 },
  { from: 8, to: 30 },
  { from: 31, to: 90 },
  { from: 91, to: null },
] as const;
