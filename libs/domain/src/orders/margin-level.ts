import { type Money, ONE, product, type Ratio } from '@truemark/money';

/** Equity of an account: free balance, held amounts (margin and reservations) and floating profit. Exact. */
export const equityOf = (free: Money, held: Money, floating: Money): Money => free + held + floating;

/** `(balance + margin + profit) / margin · 100`, 2 decimals, half-up; 0 without positions. */
export function marginLevelOf(balance: Money, margin: Money, profit: Money): Ratio {
  if (margin === 0n) return 0n;
  return product([equityOf(balance, margin, profit), 100n * ONE], [margin], 2, 'half-up');
}

/**
 * Whether an account with positions is at or below `level` percent, compared without rounding. Always false without
 * positions.
 */
export const isAtOrBelowLevel = (balance: Money, margin: Money, profit: Money, level: Ratio): boolean =>
  margin > 0n && equityOf(balance, margin, profit) * 100n * ONE <= level * margin;
