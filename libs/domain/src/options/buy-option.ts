import { isStorable, type Money, type Ratio } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';
import { type PayoutTerms, winOf } from './payout.js';

/** A duration on offer: the same for every customer. */
export interface DurationTerms {
  readonly seconds: number;
  readonly ratio: Ratio;
  /** Smallest and largest stake. */
  readonly least: Money;
  readonly most: Money;
}

/** What a purchase is held against besides its duration. */
export interface PurchaseLimits {
  readonly freeBalance: Money;
  /** What the running options of the same symbol and book would cost the house if their direction won, this one too. */
  readonly exposure: Money;
  /** `micro_exposure_cap`; 0: none. */
  readonly exposureCap: Money;
}

/**
 * Why an option cannot be bought, or null. Refuses `micro.amount_too_small`, `micro.amount_too_large`,
 * `order.insufficient_balance` and `micro.exposure`, before anything moves.
 */
export function checkPurchase(
  terms: PayoutTerms,
  { least, most }: DurationTerms,
  { freeBalance, exposure, exposureCap }: PurchaseLimits,
): Refusal | null {
  const { stake } = terms;
  if (stake < least) return refuse('micro.amount_too_small');
  if (stake > most) return refuse('micro.amount_too_large');
  const win = winOf(terms);
  if (!isStorable(stake + win)) return refuse('ledger.overflow');
  if (stake > freeBalance) return refuse('order.insufficient_balance', { of: 'stake' });
  if (exposureCap > 0n && exposure > exposureCap) return refuse('micro.exposure');
  return null;
}

/** A symbol's own rows where it has any, otherwise those that are for all symbols (`symbolId` null). */
export function offeredFor<T extends { readonly symbolId: number | null }>(
  all: Iterable<T>,
  symbolId: number | null,
): T[] {
  const rows = [...all];
  const own = symbolId === null ? [] : rows.filter((row) => row.symbolId === symbolId);
  return own.length > 0 ? own : rows.filter((row) => row.symbolId === null);
}

/** The durations that can be bought of a symbol. Its own hide those for all also while they are switched off. */
export const durationsFor = <T extends { readonly symbolId: number | null; readonly isEnabled: boolean }>(
  all: Iterable<T>,
  symbolId: number | null,
): T[] => offeredFor(all, symbolId).filter(({ isEnabled }) => isEnabled);
