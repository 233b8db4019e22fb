import { MAX_AMOUNT, type Money, parseDecimal, round } from '@truemark/money';

export interface AmountBounds {
  readonly least: Money;
  /** 0: no maximum except that of any amount. */
  readonly most: Money;
  /** Available balance; undefined if irrelevant or unknown. */
  readonly free?: Money;
  /** Whole amounts only. */
  readonly whole?: boolean;
}

export type AmountFault =
  | { readonly key: 'cash.amountMissing' | 'cash.amountWhole' }
  | { readonly key: 'cash.atLeast' | 'cash.atMost' | 'cash.overFree'; readonly limit: Money };

/** Problem of a typed amount; null: none. */
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

/** Maximum amount: the whole balance, within the bounds. */
export function allOf({ most, free = 0n, whole }: AmountBounds): Money {
  const all = most > 0n && free > most ? most : free;
  return whole ? round(all, 0, 'down') : all;
}
