import { DateTime } from 'luxon';

/** Range of whole days, both inclusive, each `YYYY-MM-DD`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Range of days and the range it is compared with. */
export interface Span extends Days {
  readonly before: Days;
}

export const RANGES = ['today', '7d', '30d', 'month', 'last_month'] as const;
export type RangeName = (typeof RANGES)[number];

const ROLLING: Readonly<Partial<Record<RangeName, number>>> = { today: 1, '7d': 7, '30d': 30 };

/** Days of a range as of `today`; the current month is compared with the same days of the previous month. */
export function spanOf(range: RangeName, today: string): Span {
  const end = at(today);
  const rolling = ROLLING[range];
  if (rolling !== undefined) return customSpan({ from: text(end.minus({ days: rolling - 1 })), to: today });
  const first = end.startOf('month');
  const start = range === 'month' ? first : first.minus({ months: 1 });
  const last = range === 'month' ? end : start.endOf('month');
  const former = start.minus({ months: 1 });
  const same = range === 'month' ? end.minus({ months: 1 }) : former.endOf('month');
  return { from: text(start), to: text(last), before: { from: text(former), to: text(same) } };
}

/** Custom range, compared with as many days right before it. */
export function customSpan({ from, to }: Days): Span {
  const days = daysBetween({ from, to });
  const before = { from: text(at(from).minus({ days })), to: text(at(from).minus({ days: 1 })) };
  return { from, to, before };
}

/** Number of days in a range. */
export const daysBetween = ({ from, to }: Days): number => at(to).diff(at(from), 'days').days + 1;

/** Every day of a range. */
export function daysOf({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let day = at(from); day <= at(to); day = day.plus({ days: 1 })) days.push(text(day));
  return days;
}

const at = (day: string): DateTime => DateTime.fromISO(day, { zone: 'utc' });
const text = (day: DateTime): string => day.toISODate() ?? '';
