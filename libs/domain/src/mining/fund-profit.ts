import { decimal, type Money, product, type Ratio } from '@truemark/money';

/** Length of a fund's day, ms: the time from subscription to the first profit, and between profits. */
export const FUND_DAY = 86_400_000;

const HUNDRED = decimal('100');

/** Earnings of a share and cost of early redemption; percentages in 10⁻⁸ of a percent. */
export interface FundTerms {
  /** Percent of the share paid per day. */
  readonly dividendPercentage: Ratio;
  /** Number of days it is paid; then the share returns. */
  readonly lockDividendDays: number;
  /** Percent of the share retained on early redemption. */
  readonly liquidatedDamages: Ratio;
}

/** Payment times of a subscription; `subscribedAt` epoch ms. */
export interface FundClock {
  readonly subscribedAt: number;
  readonly daysPaid: number;
  readonly lockDividendDays: number;
}

/** Earnings of a share per day: `percentage · amount / 100`, 4 decimals, half-up. */
export const dayProfit = (terms: Pick<FundTerms, 'dividendPercentage'>, amount: Money): Money =>
  product([terms.dividendPercentage, amount], [HUNDRED], 4, 'half-up');

/** Earnings of a share over all days: the rounded daily profit times the days, so that rounding happens once. */
export const totalProfit = (
  terms: Pick<FundTerms, 'dividendPercentage' | 'lockDividendDays'>,
  amount: Money,
): Money => dayProfit(terms, amount) * BigInt(terms.lockDividendDays);

/** Cost of early redemption: `share · percentage / 100`, rounded down to 2 decimals. */
export const damagesOf = (share: Money, liquidatedDamages: Ratio): Money =>
  product([share, liquidatedDamages], [HUNDRED], 2, 'down');

/** Amount of a share returned on early redemption. */
export const redeemable = (share: Money, liquidatedDamages: Ratio): Money =>
  share - damagesOf(share, liquidatedDamages);

/** Simple yearly rate in percent: 365 times the daily one. */
export const yearlyRate = (dividendPercentage: Ratio): Ratio => dividendPercentage * 365n;

/** Payment time of day `day` (1, 2, 3 …), epoch ms. */
export const profitAt = (subscribedAt: number, day: number): number => subscribedAt + day * FUND_DAY;

/** Return time of a share that is not redeemed early, with the last day's profit, epoch ms. */
export const maturityAt = ({ subscribedAt, lockDividendDays }: Omit<FundClock, 'daysPaid'>): number =>
  profitAt(subscribedAt, lockDividendDays);

/** Payment time of the next day, epoch ms; null if all are paid. */
export const nextProfitAt = ({ subscribedAt, daysPaid, lockDividendDays }: FundClock): number | null =>
  daysPaid < lockDividendDays ? profitAt(subscribedAt, daysPaid + 1) : null;

/** Outstanding profits of a running subscription. */
export const outstandingProfitOf = (subscription: FundClock & { readonly dayProfit: Money }): Money =>
  subscription.dayProfit * BigInt(subscription.lockDividendDays - subscription.daysPaid);

/** Sum of the paid profits that were due at or after `from` (epoch ms). */
export function profitsSince(
  {
    subscribedAt,
    daysPaid,
    dayProfit: each,
  }: Omit<FundClock, 'lockDividendDays'> & { readonly dayProfit: Money },
  from: number,
): Money {
  const before = Math.max(0, Math.ceil((from - subscribedAt) / FUND_DAY) - 1);
  return each * BigInt(Math.max(0, daysPaid - before));
}
