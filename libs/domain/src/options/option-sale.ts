import type { Money, Ratio } from '@truemark/money';
import {
  type PriceHistory,
  type SaleFormula,
  SELL_BACK_LEAST_LEFT,
  type SellBackOption,
  sellBackOffer,
} from './sell-back.js';

/** Maximum wait of a sale for its pricing tick, ms. */
export const SALE_WAIT = 5_000;

/** Deadline (epoch ms) for the tick that prices a sale requested at `askedAt`. */
export const saleDeadlineOf = (askedAt: number, expiresAt: number): number =>
  Math.min(askedAt + SALE_WAIT, expiresAt - SELL_BACK_LEAST_LEFT);

/** Reasons for which a waiting sale was refused. */
export type SaleRefusal = 'micro.no_offer' | 'micro.no_tick' | 'micro.not_running' | 'micro.price_moved';

/** Parameters of a requested sale; epoch ms. */
export interface RequestedSale {
  readonly askedAt: number;
  readonly until: number;
  /** Minimum price. */
  readonly least: Money;
  /** The broker's spread at the request. */
  readonly spread: Ratio;
  /** The formula in force at the request. */
  readonly formula: SaleFormula;
}

export interface SaleDecision {
  /** null: sold. */
  readonly reason: SaleRefusal | null;
  /** Result of the formula at the tick; null if it has none. */
  readonly price: Money | null;
  readonly chance: Ratio | null;
}

/**
 * Decides a waiting sale by the first tick after its request, which must be the last one of the history. This prevents
 * selling at a price already seen. null if that tick is not after the request: the sale keeps waiting.
 */
export function decideSale(
  option: SellBackOption,
  { askedAt, until, least, spread, formula }: RequestedSale,
  history: PriceHistory,
): SaleDecision | null {
  const tick = history.last;
  if (!tick || tick.time <= askedAt) return null;
  if (tick.time > until) return { reason: 'micro.no_tick', price: null, chance: null };
  const found = sellBackOffer(option, history, tick.time, spread, formula);
  if (!found || found.price === 0n) return { reason: 'micro.no_offer', price: null, chance: null };
  return { reason: found.price < least ? 'micro.price_moved' : null, ...found };
}
