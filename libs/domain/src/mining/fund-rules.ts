import { type Money, ONE, type Ratio, round } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';
import { dayProfit, type FundTerms, totalProfit } from './fund-profit.js';

/** What may be subscribed; both bounds may be. */
export interface FundBounds {
  readonly least: Money;
  readonly most: Money;
}

/** Why an amount cannot be subscribed, or null: its bounds, and two decimals. */
export const refuseShare = (amount: Money, { least, most }: FundBounds): Refusal | null =>
  amount <= 0n || amount < least || amount > most || round(amount, 2, 'down') !== amount
    ? refuse('fund.amount_bounds')
    : null;

/** What a customer reads before he subscribes: what holds now has to be just that. */
export interface AgreedTerms extends FundTerms {
  /** Hours until the share of who leaves early comes back. */
  readonly refundHours: number;
}

/** Whether two say the same. */
export const sameFundTerms = (one: AgreedTerms, other: AgreedTerms): boolean =>
  one.dividendPercentage === other.dividendPercentage &&
  one.lockDividendDays === other.lockDividendDays &&
  one.liquidatedDamages === other.liquidatedDamages &&
  one.refundHours === other.refundHours;

/** What a pool holds, and what it still owes those who subscribed already. */
export interface PoolStanding {
  readonly balance: Money;
  readonly promised: Money;
}

/** What of a pool nobody is promised. */
export const freeOfPool = ({ balance, promised }: PoolStanding): Money => balance - promised;

/** Whether a pool can keep all that a new subscription promises, beside what it promises already. */
export const isCovered = (
  pool: PoolStanding,
  terms: Pick<FundTerms, 'dividendPercentage' | 'lockDividendDays'>,
  amount: Money,
): boolean => freeOfPool(pool) >= totalProfit(terms, amount);

const CENT = ONE / 100n;

/** The largest share, in whole cents and at most `most`, that a pool covers; 0: none. */
export function largestCovered(
  pool: PoolStanding,
  terms: Pick<FundTerms, 'dividendPercentage' | 'lockDividendDays'>,
  most: Money,
): Money {
  let [covered, above] = [0n, most / CENT + 1n];
  while (above - covered > 1n) {
    const cents = (covered + above) / 2n;
    if (isCovered(pool, terms, cents * CENT)) covered = cents;
    else above = cents;
  }
  return covered * CENT;
}

/**
 * From which day on who redeems early has got back what he put in, profits included: `damages ÷ percentage a day`, rounded
 * up. 0: always; null: never before the last day.
 */
export function breakEvenDay({
  dividendPercentage,
  lockDividendDays,
  liquidatedDamages,
}: FundTerms): number | null {
  const day = (liquidatedDamages + dividendPercentage - 1n) / dividendPercentage;
  return day < BigInt(lockDividendDays) ? Number(day) : null;
}

/** Whether `amount` (below zero: taken out) leaves a pool what it promises; putting in is always right. */
export const mayFundPool = (pool: PoolStanding, amount: Money): boolean =>
  amount > 0n || freeOfPool(pool) + amount >= 0n;

/** Rounding may add so much to a day's profit: a hundredth. */
const [MOST, OF] = [101n, 100n];

/**
 * Why a fund cannot have these terms, or null: the smallest share earns something each day, and rounding to 4 decimals
 * adds no more than 1 % to that.
 */
export function refuseTerms(terms: {
  readonly dividendPercentage: Ratio;
  readonly least: Money;
}): Refusal | null {
  const { dividendPercentage, least } = terms;
  const rounded = dayProfit(terms, least);
  if (rounded <= 0n) return refuse('fund.terms_no_profit');
  // Without a division: both factors are in 10⁻⁸, and the percentage is of a hundred.
  const exact = dividendPercentage * least;
  return rounded * OF * 100n * ONE > exact * MOST ? refuse('fund.terms_rounding') : null;
}
