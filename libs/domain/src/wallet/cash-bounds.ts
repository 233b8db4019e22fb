import { formatDecimal, type Money } from '@truemark/money';
import { type Refusal, type RefusalKey, refuse } from '../refusal.js';

/** Limits of one payment in account currency; `most` 0: no maximum. */
export interface CashBounds {
  readonly least: Money;
  readonly most: Money;
}

/** Kinds of payment with limits: prefixes of their refusal keys. */
type Bounded = RefusalKey extends infer K ? (K extends `${infer W}.amount_too_small` ? W : never) : never;

/** Checks an amount against the inclusive limits. Returns the refusal, or null. */
export function refuseSum(what: Bounded, amount: Money, { least, most }: CashBounds): Refusal | null {
  if (amount < least) return refuse(`${what}.amount_too_small`, { least: formatDecimal(least) });
  if (most > 0n && amount > most) return refuse(`${what}.amount_too_large`, { most: formatDecimal(most) });
  return null;
}
