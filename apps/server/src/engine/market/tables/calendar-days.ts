import { dayOf, type Holiday } from '@truemark/domain';
import { canonical } from '../../kernel/journal.js';

/** The time zone where a day begins first, ahead of GMT, ms. */
const EARLIEST = 14 * 3_600_000;

/** The last day that has begun anywhere at `now` (epoch ms). */
export const lastBegun = (now: number): string => dayOf(now + EARLIEST);

/** The days that are in only one of the lists. */
export function changedDays(before: readonly Holiday[], after: readonly Holiday[]): Holiday[] {
  const missing = (from: readonly Holiday[], among: readonly Holiday[]): Holiday[] => {
    const there = new Set(among.map(canonical));
    return from.filter((day) => !there.has(canonical(day)));
  };
  return [...missing(before, after), ...missing(after, before)];
}
