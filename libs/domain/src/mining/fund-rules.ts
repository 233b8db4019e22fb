import { type Money, ONE, type Ratio, round } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';
import { dayProfit, type FundTerms, totalProfit } from './fund-profit.js';

/** Limits of a subscription, inclusive. */
export interface FundBounds {
  readonly least: Money;
  readonly most: Money;
}

/** Checks an amount against a fund's limits and for at most two decimals. Returns the refusal, or null. */
export const refuseShare = (amount: Money, { least, most }: FundBounds): Refusal | null =>
  amount <= 0n || amount < least || amount > most || round(amount, 2, 'down') !== amount
    ? refuse('fund.amount_bounds')
    : null;

/** Terms shown to a customer before subscribing; they must equal those in force. */
export interface AgreedTerms extends FundTerms {
  /** Hours until the share of an early redemption returns. */
  readonly refundHours: number;
}

/** Whether two sets of terms are equal. */
export const sameFundTerms = (one: AgreedTerms, other: AgreedTerms): boolean =>
  one.dividendPercentage === other.dividendPercentage &&
  one.lockDividendDays === other.lockDividendDays &&
  one.liquidatedDamages === other.liquidatedDamages &&
  one.refundHours === other.refundHours;

/** Balance of a pool, and its outstanding promises. */
export interface PoolState {
  readonly balance: Money;
  readonly promised: Money;
}

/** Part of a pool that is not promised. */
export const unpromisedOf = ({ balance, promised }: PoolState): Money => balance - promised;

/** Whether a pool covers a new subscription in addition to its existing promises. */
export const isCovered = (
  pool: PoolState,
  terms: Pick<FundTerms, 'dividendPercentage' | 'lockDividendDays'>,
  amount: Money,
): boolean => unpromisedOf(pool) >= totalProfit(terms, amount);

const CENT = ONE / 100n;

/** The largest share, in whole cents and at most `most`, that a pool covers; 0: none. */
export function largestCovered(
  pool: PoolState,
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
 * The day after whose profit an early redemption returns at least the amount paid in, profits included: `damages ÷
 * percentage per day`, rounded up. 0: always; null: not before the last day.
 */
export function breakEvenDay({
  dividendPercentage,
  lockDividendDays,
  liquidatedDamages,
}: FundTerms): number | null {
  const day = (liquidatedDamages + dividendPercentage - 1n) / dividendPercentage;
  return day < BigInt(lockDividendDays) ? Number(day) : null;
}

/** Whether `amount` (negative: taken out) leaves a pool enough for its promises. Adding money is always allowed. */
export const mayFundPool = (pool: PoolState, amount: Money): boolean =>
  amount > 0n || unpromisedOf(pool) + amount >= 0n;

/** Maximum increase of a day's profit by rounding: one hundredth. */
const [MOST, OF] = [101n, 100n];

/**
 * Checks the terms of a fund: the smallest share must earn something each day, and rounding to 4 decimals may add at
 * most 1 % to it. Returns the refusal, or null.
 */
export function refuseTerms(terms: {
  readonly dividendPercentage: Ratio;
  readonly least: Money;
}): Refusal | null {
  const { dividendPercentage, least } = terms;
  const rounded = dayProfit(terms, least);
  if (rounded <= 0n) return refuse('fund.terms_no_profit');
  // Without division: both factors are in 10⁻⁸, and the percentage is of a hundred.
  const exact = dividendPercentage * least;
  return rounded * OF * 100n * ONE > exact * MOST ? refuse('fund.terms_rounding') : null;
}
