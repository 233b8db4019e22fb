export const PERIODS = ['1min', '5min', '15min', '30min', '60min', '1day', '1week', 'year'] as const;
export type Period = (typeof PERIODS)[number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WEEK = 7 * DAY;
/** Monday of the week of 1 January 1970, a Thursday. */
const FIRST_MONDAY = -3 * DAY;

const FIXED: Partial<Record<Period, number>> = {
  '1min': MINUTE,
  '5min': 5 * MINUTE,
  '15min': 15 * MINUTE,
  '30min': 30 * MINUTE,
  '60min': 60 * MINUTE,
  '1day': DAY,
};

/** Start of the bar that contains `time`, epoch ms, in GMT: weeks from Monday 00:00, years from 1 January. */
export function periodStart(period: Period, time: number): number {
  const length = FIXED[period];
  if (length !== undefined) return Math.floor(time / length) * length;
  if (period === '1week') return Math.floor((time - FIRST_MONDAY) / WEEK) * WEEK + FIRST_MONDAY;
  return Date.UTC(new Date(time).getUTCFullYear(), 0, 1);
}

/** GMT day of an instant (epoch ms), `YYYY-MM-DD`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
