import { homePrice, openBetween, type RawQuote } from '@truemark/domain';
import { PriceWalk } from '../../engine/market/sources/price-walk.js';
import { seededRandom } from '../../engine/market/sources/seeded-random.js';
import type { SymbolRow } from '../../engine/market/tables/market.table.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Duration of the customers' trading, ms. */
const TRADING_TIME = 3 * HOUR;
/** Interval between a symbol's quotes, ms. */
const QUOTE_INTERVAL = 6_000;

/** Start and end of a symbol's quotes on the demo day, epoch ms. */
export interface OpenStretch {
  readonly from: number;
  readonly until: number;
}

/** The last hours before `until` in which the symbol was open: on a weekend, Friday's for currencies. Null: none. */
export function lastOpenStretch(
  { schedule }: Pick<SymbolRow, 'schedule'>,
  until: number,
): OpenStretch | null {
  const last = openBetween(schedule, until - 14 * DAY, until).findLast(({ start }) => start < until);
  if (!last) return null;
  const end = Math.min(last.end, until);
  return { from: Math.max(last.start, end - TRADING_TIME), until: end };
}

/** Quotes of every symbol over its stretch, ordered by time. */
export function quotesOfDay(
  symbols: readonly SymbolRow[],
  stretches: ReadonlyMap<number, OpenStretch>,
  seed: string,
): RawQuote[] {
  const quotes = symbols.flatMap((symbol) => {
    const stretch = stretches.get(symbol.id);
    return stretch ? quotesOf(symbol, stretch, seed) : [];
  });
  return quotes.sort((a, b) => a.time - b.time || a.symbolId - b.symbolId);
}

function quotesOf(symbol: SymbolRow, { from, until }: OpenStretch, seed: string): RawQuote[] {
  const random = seededRandom(`${seed}|${symbol.code}|demo day`);
  const walk = new PriceWalk(symbol, homePrice(symbol.simulation));
  const quotes: RawQuote[] = [];
  for (let time = from; time < until; time += QUOTE_INTERVAL) {
    quotes.push({ symbolId: symbol.id, time, bid: walk.move(QUOTE_INTERVAL / 1000, random) });
  }
  return quotes;
}
