import { isStorable, type Money, type Price, type Quantity, type Ratio } from '@truemark/money';
import { isRefusal, type Refusal, refuse } from '../refusal.js';
import { checkLots, type LotLimits } from './check-lots.js';
import { feeOf, marginOf } from './margin.js';
import type { ConversionRate } from './rate.js';

/** Bid and ask of the tick that an order fills at. */
export interface FillQuote {
  readonly bid: Price;
  readonly ask: Price;
}

export interface TradingTerms extends LotLimits {
  readonly units: Quantity;
  readonly marginMode: number;
  readonly feeRate: Ratio;
  /** `trade_fee_type`. */
  readonly feeType: number;
  readonly multiples: readonly Ratio[];
}

export interface MarketOrder {
  readonly side: 'buy' | 'sell';
  readonly lots: Quantity;
  readonly multiple: Ratio;
}

export interface Opening {
  readonly price: Price;
  readonly margin: Money;
  readonly fee: Money;
}

/** Opening price: buys fill at the ask, sells at the bid; reversed on closing. */
export const openingPrice = (side: 'buy' | 'sell', quote: FillQuote): Price =>
  side === 'buy' ? quote.ask : quote.bid;
export const closingPrice = (side: 'buy' | 'sell', quote: FillQuote): Price =>
  side === 'buy' ? quote.bid : quote.ask;

/**
 * Computes fill, margin and fee of a market order. Refuses unless the free balance covers margin and fee. The caller
 * must check that the market is open and the quote fresh.
 */
export function openAtMarket(
  order: MarketOrder,
  terms: TradingTerms,
  quote: FillQuote,
  rate: ConversionRate,
  freeBalance: Money,
): Opening | Refusal {
  const opening = openingOf(order, terms, quote, rate);
  return isRefusal(opening) ? opening : (refuseUncovered(opening, freeBalance) ?? opening);
}

/** As `openAtMarket`, without the balance check. */
export function openingOf(
  order: MarketOrder,
  terms: TradingTerms,
  quote: FillQuote,
  rate: ConversionRate,
): Opening | Refusal {
  const refusal = checkLots(order.lots, terms) ?? checkMultiple(order.multiple, terms);
  if (refusal) return refusal;
  const price = openingPrice(order.side, quote);
  const { lots, multiple } = order;
  const margin = marginOf({ mode: terms.marginMode, lots, units: terms.units, price, multiple, rate });
  const fee = feeOf({ feeType: terms.feeType, lots, margin, feeRate: terms.feeRate });
  if (!isStorable(margin + fee)) return refuse('ledger.overflow');
  return { price, margin, fee };
}

/** Refuses an opening whose margin and fee the free balance does not cover; null if it does. */
export const refuseUncovered = ({ margin, fee }: Opening, freeBalance: Money): Refusal | null =>
  margin + fee > freeBalance ? refuse('order.insufficient_balance') : null;

function checkMultiple(multiple: Ratio, { multiples }: TradingTerms): Refusal | null {
  if (multiples.length === 0) return refuse('order.no_multiple');
  return multiples.includes(multiple) ? null : refuse('order.multiple_unknown');
}
