import { type Money, type Price, product, type Quantity, type Ratio } from '@truemark/money';
import { type ConversionRate, SAME_CURRENCY } from './rate.js';

/** Decimals of margin, fee and profit. */
const PLACES = 6;

export interface MarginInput {
  /** 1: fixed margin (lots · units); otherwise by price and multiple. */
  readonly mode: number;
  readonly lots: Quantity;
  /** Units per lot. */
  readonly units: Quantity;
  readonly price: Price;
  readonly multiple: Ratio;
  readonly rate?: ConversionRate;
}

/**
 * Margin in the account currency: `q·u`, or `q·u·price·r / multiple`; 6 decimals, half-up. Throws on a multiple of 0.
 */
export function marginOf({ mode, lots, units, price, multiple, rate = SAME_CURRENCY }: MarginInput): Money {
  return mode === 1
    ? product([lots, units], [], PLACES, 'half-up')
    : product([lots, units, price, rate.top], [multiple, rate.bottom], PLACES, 'half-up');
}

export interface FeeInput {
  /** 1: an amount per lot; otherwise a share of the margin. */
  readonly feeType: number;
  readonly lots: Quantity;
  readonly margin: Money;
  readonly feeRate: Ratio;
}

/** Fee in the account currency: `q·rate` or `margin·rate`; 6 decimals, half-up. */
export function feeOf({ feeType, lots, margin, feeRate }: FeeInput): Money {
  return product([feeType === 1 ? lots : margin, feeRate], [], PLACES, 'half-up');
}

export interface ProfitInput {
  readonly side: 'buy' | 'sell';
  readonly open: Price;
  readonly close: Price;
  readonly lots: Quantity;
  readonly units: Quantity;
  readonly rate?: ConversionRate;
}

/** Profit in the account currency: `(close − open)·q·u·r`, for a sell the negative; 6 decimals, half-up. */
export function profitOf({ side, open, close, lots, units, rate = SAME_CURRENCY }: ProfitInput): Money {
  const difference = side === 'buy' ? close - open : open - close;
  return product([difference, lots, units, rate.top], [rate.bottom], PLACES, 'half-up');
}
