import { formatDecimal, type Money } from '@truemark/money';
import { type Refusal, type RefusalKey, refuse } from '../refusal.js';

/** Bounds of one payment in account currency; `most` 0: none. */
export interface CashBounds {
  readonly least: Money;
  readonly most: Money;
}

/** What has bounds, as its refusals begin. */
type Bounded = RefusalKey extends infer K ? (K extends `${infer W}.amount_too_small` ? W : never) : never;

/** Why the terms do not let such a sum through, or null. A sum at a bound is within it. */
export function refuseSum(what: Bounded, amount: Money, { least, most }: CashBounds): Refusal | null {
  if (amount < least) return refuse(`${what}.amount_too_small`, { least: formatDecimal(least) });
  if (most > 0n && amount > most) return refuse(`${what}.amount_too_large`, { most: formatDecimal(most) });
  return null;
}
