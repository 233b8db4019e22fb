import { decimal, type Money, product, type Ratio } from '@truemark/money';

/** A fund's day: so long after subscribing comes the first profit, and so long after it each further one, ms. */
export const FUND_DAY = 86_400_000;

const HUNDRED = decimal('100');

/** What a share earns and what leaving early costs; percentages in 10⁻⁸ of a percent. */
export interface FundTerms {
  /** Percent of the share that is paid for each day. */
  readonly dividendPercentage: Ratio;
  /** Days for which it is paid; then the share comes back. */
  readonly lockDividendDays: number;
  /** Percent of the share that is kept back from who leaves early. */
  readonly liquidatedDamages: Ratio;
}

/** What of a subscription says when it is paid; `subscribedAt` epoch ms. */
export interface FundClock {
  readonly subscribedAt: number;
  readonly daysPaid: number;
  readonly lockDividendDays: number;
}

/** What a share earns a day: `percentage · amount / 100`, 4 decimals, half-up. */
export const dayProfit = (terms: Pick<FundTerms, 'dividendPercentage'>, amount: Money): Money =>
  product([terms.dividendPercentage, amount], [HUNDRED], 4, 'half-up');

/** What a share earns in all its days: its day profit so many times, so that nothing is rounded twice. */
export const totalProfit = (
  terms: Pick<FundTerms, 'dividendPercentage' | 'lockDividendDays'>,
  amount: Money,
): Money => dayProfit(terms, amount) * BigInt(terms.lockDividendDays);

/** What leaving early costs: `share · percentage / 100`, rounded down to 2 decimals. */
export const damagesOf = (share: Money, liquidatedDamages: Ratio): Money =>
  product([share, liquidatedDamages], [HUNDRED], 2, 'down');

/** What of a share comes back to who leaves early. */
export const redeemable = (share: Money, liquidatedDamages: Ratio): Money =>
  share - damagesOf(share, liquidatedDamages);

/** The simple yearly rate, percent: 365 times the day's. */
export const yearlyRate = (dividendPercentage: Ratio): Ratio => dividendPercentage * 365n;

/** When day `day` (1, 2, 3 …) is paid, epoch ms. */
export const profitAt = (subscribedAt: number, day: number): number => subscribedAt + day * FUND_DAY;

/** When the share comes back to who stays: with the last day's profit, epoch ms. */
export const maturityAt = ({ subscribedAt, lockDividendDays }: Omit<FundClock, 'daysPaid'>): number =>
  profitAt(subscribedAt, lockDividendDays);

/** When the next day is paid, epoch ms; null: all of them are. */
export const nextProfitAt = ({ subscribedAt, daysPaid, lockDividendDays }: FundClock): number | null =>
  daysPaid < lockDividendDays ? profitAt(subscribedAt, daysPaid + 1) : null;

/** What is still promised to a subscription that runs. */
export const promisedTo = (subscription: FundClock & { readonly dayProfit: Money }): Money =>
  subscription.dayProfit * BigInt(subscription.lockDividendDays - subscription.daysPaid);

/** What of the days that were paid fell due at `from` (epoch ms) or later. */
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
