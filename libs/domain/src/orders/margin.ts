import { type Money, ONE, type Price, product, type Quantity, type Ratio } from '@truemark/money';
import { type ConversionRate, SAME_CURRENCY } from './rate.js';

/** Decimals of margin, fee and profit. */
const PLACES = 6;

export interface MarginQuestion {
  /** 1: fixed margin (lots · units); otherwise by price and multiple. */
  readonly mode: number;
  readonly lots: Quantity;
  /** Units a lot. */
  readonly units: Quantity;
  readonly price: Price;
  readonly multiple: Ratio;
  readonly rate?: ConversionRate;
}

/** Margin in the account currency: `q·u`, or `q·u·price·r / multiple`; 6 decimals, half-up. Throws on a multiple of 0. */
export function marginOf({
  mode,
  lots,
  units,
  price,
  multiple,
  rate = SAME_CURRENCY,
}: MarginQuestion): Money {
  return mode === 1
    ? product([lots, units], [], PLACES, 'half-up')
    : product([lots, units, price, rate.top], [multiple, rate.bottom], PLACES, 'half-up');
}

export interface FeeQuestion {
  /** 1: a sum a lot; otherwise a share of the margin. */
  readonly feeType: number;
  readonly lots: Quantity;
  readonly margin: Money;
  readonly feeRate: Ratio;
}

/** Fee in the account currency: `q·rate` or `margin·rate`; 6 decimals, half-up. */
export function feeOf({ feeType, lots, margin, feeRate }: FeeQuestion): Money {
  return product([feeType === 1 ? lots : margin, feeRate], [], PLACES, 'half-up');
}

export interface ProfitQuestion {
  readonly side: 'buy' | 'sell';
  readonly open: Price;
  readonly close: Price;
  readonly lots: Quantity;
  readonly units: Quantity;
  readonly rate?: ConversionRate;
}

/** Profit in the account currency: `(close − open)·q·u·r`, for a sell the negative; 6 decimals, half-up. */
export function profitOf({ side, open, close, lots, units, rate = SAME_CURRENCY }: ProfitQuestion): Money {
  const difference = side === 'buy' ? close - open : open - close;
  return product([difference, lots, units, rate.top], [rate.bottom], PLACES, 'half-up');
}

/** What an account is worth with its positions at their present price: free, held (margin, and reservations) and floating. Exact. */
export const equityOf = (free: Money, held: Money, floating: Money): Money => free + held + floating;

/** `(balance + margin + profit) / margin · 100`, 2 decimals, half-up; 0 without positions. */
export function marginLevelOf(balance: Money, margin: Money, profit: Money): Ratio {
  if (margin === 0n) return 0n;
  return product([equityOf(balance, margin, profit), 100n * ONE], [margin], 2, 'half-up');
}

/** Whether an account with positions stands at `level` percent or below it; compared unrounded. Never without positions. */
export const isAtOrBelowLevel = (balance: Money, margin: Money, profit: Money, level: Ratio): boolean =>
  margin > 0n && equityOf(balance, margin, profit) * 100n * ONE <= level * margin;
