import type { ReportPeriod } from '@truemark/contracts/admin';
import { DateTime } from 'luxon';
import type { Days } from './span.js';

/** Days of a period, given by its first day or its month, that lie within a range. */
export function periodDays(period: ReportPeriod, stretch: string, span: Days): Days {
  if (period === 'all') return { from: span.from, to: span.to };
  const first = DateTime.fromISO(stretch, { zone: 'utc' });
  const last = period === 'day' ? first : first.endOf(period);
  const [from, to] = [first.toISODate() ?? span.from, last.toISODate() ?? span.to];
  return { from: from < span.from ? span.from : from, to: to > span.to ? span.to : to };
}
