const HOUR = 3_600_000;

/**
 * End of the hold after a credential change, epoch ms: `hours` after the change, and never before the end of an earlier
 * hold. Uses the hours in force at the change.
 */
export const payoutsFrom = (earlier: number | null, changedAt: number, hours: number): number =>
  Math.max(earlier ?? 0, changedAt + hours * HOUR);

/** Remaining hold, ms; 0: none. */
export const payoutWait = (from: number | null, now: number): number => Math.max(0, (from ?? 0) - now);
