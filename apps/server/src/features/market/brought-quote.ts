import { toFirstQuote } from '@truemark/contracts';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import type { MarketList } from './market-list.js';

/** Where the customer app shows a price before it is there itself: `apps/customer/public/early.js`. */
const TRADE = '/trade';

/**
 * The last price of the symbol that the trade screen opens with, for its document to bring along: with `id` the one that is
 * named, as `trade_list` writes it; null for other pages, and before the first price.
 */
export function broughtQuote(market: MarketList, path: string, query: URLSearchParams) {
  const symbol = path === TRADE ? market.oneFor(query.get('id')) : null;
  const quote = symbol && toFirstQuote(symbol);
  return quote && { name: 'quote', json: stringifyWire(quote) };
}
