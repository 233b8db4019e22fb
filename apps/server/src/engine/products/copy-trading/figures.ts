import { closeAtMarket, type Tick } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { State } from '../../kernel/state.js';
import { quoteOf } from '../../market/quotes.js';
import { pinnedRate } from '../../market/rates.js';
import type { Order } from '../contracts/tables/order.table.js';

export type Quotes = { readonly quotes: ReadonlyMap<number, Tick> };

/** A relation's open copies, by id. */
export function openOrdersOf(
  { copying, orders }: Pick<State, 'copying' | 'orders'>,
  followId: number,
): Order[] {
  return copying
    .copiesOf(followId)
    .filter(({ status }) => status === 'open')
    .flatMap(({ id }) => orders.get(id) ?? []);
}

/** Floating profit of a position at these quotes, without its fee; 0 before its symbol's first quote. */
export function floatingOf(at: Quotes, { symbolId, side, lots, openPrice, terms }: Order): bigint {
  const tick = at.quotes.get(symbolId);
  if (!tick) return 0n;
  const position = { side, lots, units: decimal(terms.units), openPrice: openPrice ?? 0n };
  return closeAtMarket(position, quoteOf(tick), pinnedRate(at, terms).rate).profit;
}

/** Sum of the floating profits of a relation's open copies at these quotes. */
export const relationFloating = (
  state: Pick<State, 'copying' | 'orders'>,
  at: Quotes,
  followId: number,
): bigint => openOrdersOf(state, followId).reduce((sum, order) => sum + floatingOf(at, order), 0n);
