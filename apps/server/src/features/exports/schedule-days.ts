import type { SchedulePeriod } from '@truemark/contracts/admin';
import { DateTime } from 'luxon';

/** So long after a period has ended it is written, hours: what was booked at its end is summed by then. */
const AFTER = 1;

/** When the period that `now` stands in is written, epoch ms: an hour after its end, in the house's zone. Weeks begin on Mondays. */
export function nextAt(period: SchedulePeriod, now: number, zone: string): number {
  const at = DateTime.fromMillis(now, { zone });
  const due = at.startOf(period).plus({ hours: AFTER });
  // Within that hour the period before is still to be written.
  const next = due > at ? due : at.startOf(period).plus({ [`${period}s`]: 1, hours: AFTER });
  return next.toMillis();
}

/** The days of the period that had just ended at `at`, first and last. */
export function daysBefore(period: SchedulePeriod, at: number, zone: string): { from: string; to: string } {
  const end = DateTime.fromMillis(at, { zone }).startOf(period);
  return {
    from: end.minus({ [`${period}s`]: 1 }).toISODate() ?? '',
    to: end.minus({ days: 1 }).toISODate() ?? '',
  };
}
