import { toFirstQuote } from '@truemark/contracts';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import type { MarketList } from './market-list.js';

/** Path where the customer app shows a price before it has loaded: `apps/customer/public/early.js`. */
const TRADE = '/trade';

/**
 * Last price of the trade screen's initial symbol, embedded into its page: with `id` the given symbol, in the form of
 * `trade_list`; null for other pages, and before the first price.
 */
export function embeddedQuote(market: MarketList, path: string, query: URLSearchParams) {
  const symbol = path === TRADE ? market.oneFor(query.get('id')) : null;
  const quote = symbol && toFirstQuote(symbol);
  return quote && { name: 'quote', json: stringifyWire(quote) };
}
