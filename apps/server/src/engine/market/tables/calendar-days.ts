import { dayOf, type Holiday } from '@truemark/domain';
import { toCanonicalText } from '../../kernel/journal.js';

/** The time zone where a day begins first, ahead of GMT, ms. */
const EARLIEST_ZONE_OFFSET = 14 * 3_600_000;

/** The last day that has begun anywhere at `now` (epoch ms). */
export const lastStartedDay = (now: number): string => dayOf(now + EARLIEST_ZONE_OFFSET);

/** The days that are in only one of the lists. */
export function changedDays(before: readonly Holiday[], after: readonly Holiday[]): Holiday[] {
  const missing = (from: readonly Holiday[], among: readonly Holiday[]): Holiday[] => {
    const there = new Set(among.map(toCanonicalText));
    return from.filter((day) => !there.has(toCanonicalText(day)));
  };
  return [...missing(before, after), ...missing(after, before)];
}
