import type { Money } from '@truemark/money';
import { FUND_DAY } from './fund-profit.js';

/** GMT day of an instant (epoch ms): days since 1970-01-01. */
export const gmtDayOf = (at: number): number => Math.floor(at / FUND_DAY);

/**
 * Running subscriptions with the same payment days: one profit on each GMT day from `first` to `last`, then the shares.
 */
export interface RunningDays {
  readonly first: number;
  readonly last: number;
  readonly count: number;
  /** Cost of one day of all of them. */
  readonly dayProfits: Money;
  readonly shares: Money;
}

/** Shares that return on a GMT day; the damages stay in the pool. */
export interface ReturnDay {
  readonly day: number;
  readonly returned: Money;
  readonly damages: Money;
}

/** Amounts of a fund due on one GMT day, in 10⁻⁸. */
export interface DueDay {
  readonly day: number;
  readonly profits: Money;
  /** Number of profits. */
  readonly count: number;
  /** Shares that return to customers. */
  readonly shares: Money;
  /** Balance of the pool, if nothing else happens. */
  readonly balanceAfter: Money;
}

/** Amounts of a fund due on each of `days` GMT days from `today`; overdue ones count for today. */
export function dueDays(
  balance: Money,
  {
    running,
    returning,
  }: { readonly running: readonly RunningDays[]; readonly returning: readonly ReturnDay[] },
  { today, days }: { readonly today: number; readonly days: number },
): DueDay[] {
  let left = balance;
  return Array.from({ length: days }, (_, ahead) => {
    const day = today + ahead;
    const isDue = (on: number): boolean => on === day || (ahead === 0 && on < day);
    const back = returning.filter((each) => isDue(each.day));
    let [profits, shares, count] = [0n, 0n, 0];
    for (const each of running) {
      const times = ahead === 0 ? Math.min(day, each.last) - each.first + 1 : 1;
      if (day < each.first || (ahead > 0 && day > each.last)) continue;
      profits += each.dayProfits * BigInt(times);
      count += each.count * times;
      if (isDue(each.last)) shares += each.shares;
    }
    for (const { returned } of back) shares += returned;
    left += back.reduce((all, { damages }) => all + damages, 0n) - profits;
    return { day, profits, count, shares, balanceAfter: left };
  });
}

/**
 * Number of whole days that a pool's balance covers at the current cost per day; null if nothing runs. Amounts in 10⁻⁸.
 */
export const daysCovered = (balance: Money, dayProfits: Money): number | null =>
  dayProfits > 0n ? Number(balance / dayProfits) : null;
