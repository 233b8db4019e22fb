import type { Money } from '@truemark/money';

/**
 * For how many of the days to come a pool can pay, if nothing is put in: `daily` is what falls due on each of them, in
 * their order. All of them covered: as many as there are.
 */
export function coverDays(balance: Money, daily: readonly Money[]): number {
  let left = balance;
  for (const [day, due] of daily.entries()) {
    left -= due;
    if (left < 0n) return day;
  }
  return daily.length;
}
