const DAY = 24 * 3_600_000;

/** GMT day so many days from now, `YYYY-MM-DD`. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** The demo's history and everything that a run adds, whatever midnights pass; about as long as a report may be. */
export const ALL_DAYS = { from: dayFromNow(-1_000), to: dayFromNow(7) };
