import type { Money, Ratio } from '@truemark/money';
import {
  type PriceHistory,
  type SaleFormula,
  SELL_BACK_LEAST_LEFT,
  type SellBackOption,
  sellBackOffer,
} from './sell-back.js';

/** A sale waits so long for the tick that prices it, ms. */
export const SALE_WAIT = 5_000;

/** The last instant (epoch ms) at which a tick can still price a sale that was asked for at `askedAt`. */
export const saleDeadlineOf = (askedAt: number, expiresAt: number): number =>
  Math.min(askedAt + SALE_WAIT, expiresAt - SELL_BACK_LEAST_LEFT);

/** Why a sale that waited came to nothing. */
export type SaleRefusal = 'micro.no_offer' | 'micro.no_tick' | 'micro.not_running' | 'micro.price_moved';

/** What a sale was asked for with; epoch ms. */
export interface AskedSale {
  readonly askedAt: number;
  readonly until: number;
  /** For less than this nothing is sold. */
  readonly least: Money;
  /** The house's spread, as it was at the request. */
  readonly spread: Ratio;
  /** The formula that held at the request. */
  readonly formula: SaleFormula;
}

export interface SaleDecision {
  /** null: sold. */
  readonly reason: SaleRefusal | null;
  /** What the formula gives with the tick; null where it gives nothing. */
  readonly price: Money | null;
  readonly chance: Ratio | null;
}

/**
 * Decides a sale that waits, by the first tick after its request: the last one of the history. Nobody sells at a price
 * that was seen already. Null while that tick is not after the request: the sale waits on.
 */
export function decideSale(
  option: SellBackOption,
  { askedAt, until, least, spread, formula }: AskedSale,
  history: PriceHistory,
): SaleDecision | null {
  const tick = history.last;
  if (!tick || tick.time <= askedAt) return null;
  if (tick.time > until) return { reason: 'micro.no_tick', price: null, chance: null };
  const found = sellBackOffer(option, history, tick.time, spread, formula);
  if (!found || found.price === 0n) return { reason: 'micro.no_offer', price: null, chance: null };
  return { reason: found.price < least ? 'micro.price_moved' : null, ...found };
}
