import type { SchedulePeriod } from '@truemark/contracts/admin';
import { DateTime } from 'luxon';

/** Delay after the end of a period, hours: the sums of its last entries are ready by then. */
const HOURS_AFTER_PERIOD = 1;

/**
 * Due time of the period that contains `now`, epoch ms: an hour after its end, in the broker's zone. Weeks begin on
 * Monday.
 */
export function nextAt(period: SchedulePeriod, now: number, zone: string): number {
  const at = DateTime.fromMillis(now, { zone });
  const due = at.startOf(period).plus({ hours: HOURS_AFTER_PERIOD });
  // Within that hour the report of the previous period is still due.
  const next = due > at ? due : at.startOf(period).plus({ [`${period}s`]: 1, hours: HOURS_AFTER_PERIOD });
  return next.toMillis();
}

/** First and last day of the period that had just ended at `at`. */
export function daysBefore(period: SchedulePeriod, at: number, zone: string): { from: string; to: string } {
  const end = DateTime.fromMillis(at, { zone }).startOf(period);
  return {
    from: end.minus({ [`${period}s`]: 1 }).toISODate() ?? '',
    to: end.minus({ days: 1 }).toISODate() ?? '',
  };
}
