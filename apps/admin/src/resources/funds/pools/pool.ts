import type { NumericDecimals } from '@truemark/contracts';
import type { PoolRow, PoolDetails as Whole } from '@truemark/contracts/admin';
import { t } from '../../../texts/texts.js';
import { formatNumber } from '../../../ui/figures.js';
import { sumExactly } from '../../../ui/sum-exactly.js';
import { fundingFault } from '../../approvals/funding.js';

/** Pool from which a fund's profits are paid. Amounts in account currency. */
export type Pool = NumericDecimals<PoolRow>;

/** Pool with what falls due in the next 30 days. */
export type PoolDetails = NumericDecimals<Whole>;

export type DueDay = PoolDetails['due'][number];

/** Number of days the balance covers, in words. */
export function coverText(days: number | null): string {
  if (days === null) return t('funds.nothingRuns');
  return t('funds.day', { count: days, days: formatNumber(days) });
}

/** Promised share of the balance, in percent; the rest is free. */
export const promisedShare = ({ balance, promised }: Pick<Pool, 'balance' | 'promised'>): number =>
  balance <= 0 ? (promised > 0 ? 100 : 0) : Math.min(100, Math.round((promised / balance) * 1000) / 10);

/** Parts that add up to the balance: paid in, profits paid, damages. */
export const balanceText = (
  { capital, paid, damages, balance }: Pick<Pool, 'capital' | 'paid' | 'damages' | 'balance'>,
  write: (value: number) => string,
): string =>
  t('funds.putInOfProfitsOfDamages', {
    capital: write(capital),
    paid: write(paid),
    damages: write(damages),
    balance: write(balance),
  });

/** Days with any amount due. */
export const daysWithAny = (due: readonly DueDay[]): DueDay[] =>
  due.filter(({ count, shares }) => count > 0 || shares > 0);

/** `11-23`: a day in short form. */
export const shortDay = (day: string): string => day.slice(5);

/** Total due over all days. */
export const dueInAll = (due: readonly DueDay[]): Pick<DueDay, 'profits' | 'count' | 'shares'> => ({
  profits: sumExactly(due.map(({ profits }) => profits)),
  count: due.reduce((all, { count }) => all + count, 0),
  shares: sumExactly(due.map(({ shares }) => shares)),
});

/** Effect of a funding request once approved, as a sentence. */
export function fundingText(
  typed: string,
  { free, title }: Pick<Pool, 'free' | 'title'>,
  write: (value: number) => string,
): string {
  if (fundingFault(typed) !== undefined) return t('common.nothingIsBookedBeforeASecond');
  const amount = Number(typed.trim());
  const after = free + amount;
  if (amount < 0 && after < 0) {
    return t('funds.onlyOfItIsFreeThe', { value: write(Math.max(0, free)) });
  }
  const moved =
    amount > 0
      ? t('funds.putsOfTheFirmsOwnMoney', { amount: write(amount), title })
      : t('funds.takesOutOfThePoolOf', { value: write(-amount), title });
  return t('funds.onceASecondPersonAgreesThis', { moved, after: write(after) });
}
