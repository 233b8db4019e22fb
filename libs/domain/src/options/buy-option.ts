import { isStorable, type Money, type Ratio } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';
import { type PayoutTerms, winAmount } from './payout.js';

/** An offered duration, the same for all customers. */
export interface DurationTerms {
  readonly seconds: number;
  readonly ratio: Ratio;
  /** Minimum and maximum stake. */
  readonly least: Money;
  readonly most: Money;
}

/** Limits of a purchase besides its duration. */
export interface PurchaseLimits {
  readonly freeBalance: Money;
  /**
   * Loss of the broker if the option's direction wins, over running options of its symbol and book, this one included.
   */
  readonly exposure: Money;
  /** `micro_exposure_cap`; 0: none. */
  readonly exposureCap: Money;
}

/**
 * Checks a purchase. Returns null or a refusal: `micro.amount_too_small`, `micro.amount_too_large`, `ledger.overflow`,
 * `order.insufficient_balance` or `micro.exposure`.
 */
export function checkPurchase(
  terms: PayoutTerms,
  { least, most }: DurationTerms,
  { freeBalance, exposure, exposureCap }: PurchaseLimits,
): Refusal | null {
  const { stake } = terms;
  if (stake < least) return refuse('micro.amount_too_small');
  if (stake > most) return refuse('micro.amount_too_large');
  const win = winAmount(terms);
  if (!isStorable(stake + win)) return refuse('ledger.overflow');
  if (stake > freeBalance) return refuse('order.insufficient_balance', { of: 'stake' });
  if (exposureCap > 0n && exposure > exposureCap) return refuse('micro.exposure');
  return null;
}

/** A symbol's own rows if it has any, otherwise those for all symbols (`symbolId` null). */
export function offeredFor<T extends { readonly symbolId: number | null }>(
  all: Iterable<T>,
  symbolId: number | null,
): T[] {
  const rows = [...all];
  const own = symbolId === null ? [] : rows.filter((row) => row.symbolId === symbolId);
  return own.length > 0 ? own : rows.filter((row) => row.symbolId === null);
}

/** Durations offered for a symbol. Its own ones hide the general ones even while disabled. */
export const durationsFor = <T extends { readonly symbolId: number | null; readonly isEnabled: boolean }>(
  all: Iterable<T>,
  symbolId: number | null,
): T[] => offeredFor(all, symbolId).filter(({ isEnabled }) => isEnabled);
