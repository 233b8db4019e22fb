import { formatDecimal, type Money } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';

/** Bounds of one deposit or withdrawal in account currency; `most` 0: none. */
export interface CashBounds {
  readonly least: Money;
  readonly most: Money;
}

/** Why the terms do not let such a sum through, or null. A sum at a bound is within it. */
export function refuseSum(
  what: 'deposit' | 'withdraw',
  amount: Money,
  { least, most }: CashBounds,
): Refusal | null {
  if (amount < least) return refuse(`${what}.amount_too_small`, { least: formatDecimal(least) });
  if (most > 0n && amount > most) return refuse(`${what}.amount_too_large`, { most: formatDecimal(most) });
  return null;
}
