import { MAX_AMOUNT, type Money, parseDecimal, round } from '@truemark/money';

export interface AmountBounds {
  readonly least: Money;
  /** 0: none but what an amount can be at all. */
  readonly most: Money;
  /** What there is to take from; undefined where it does not matter or is not known yet. */
  readonly free?: Money;
  /** Whole amounts only. */
  readonly whole?: boolean;
}

export type AmountFault =
  | { readonly key: 'cash.amountMissing' | 'cash.amountWhole' }
  | { readonly key: 'cash.atLeast' | 'cash.atMost' | 'cash.overFree'; readonly limit: Money };

/** What is wrong with an amount as typed; null: nothing. */
export function checkAmount(text: string, { least, most, free, whole }: AmountBounds): AmountFault | null {
  const amount = parseDecimal(text);
  if (amount === null || amount <= 0n) return { key: 'cash.amountMissing' };
  if (whole && round(amount, 0, 'down') !== amount) return { key: 'cash.amountWhole' };
  if (amount < least) return { key: 'cash.atLeast', limit: least };
  const cap = most > 0n ? most : MAX_AMOUNT;
  if (amount > cap) return { key: 'cash.atMost', limit: cap };
  if (free !== undefined && amount > free) return { key: 'cash.overFree', limit: free };
  return null;
}

/** The most that can be taken: everything, as far as the bounds let it. */
export function allOf({ most, free = 0n, whole }: AmountBounds): Money {
  const all = most > 0n && free > most ? most : free;
  return whole ? round(all, 0, 'down') : all;
}
