const HOUR = 3_600_000;

/**
 * From when on money may leave after a credential has changed, epoch ms: `hours` after the change, and never before what
 * an earlier change had set. The hours are those of the change: what the house sets later holds for later changes.
 */
export const payoutsFrom = (earlier: number | null, changedAt: number, hours: number): number =>
  Math.max(earlier ?? 0, changedAt + hours * HOUR);

/** How much longer nothing is paid out, ms; 0: it is. */
export const payoutWait = (from: number | null, now: number): number => Math.max(0, (from ?? 0) - now);
