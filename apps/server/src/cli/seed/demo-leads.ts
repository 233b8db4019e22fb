import { isOpen } from '@truemark/domain';
import type { Random } from '../../engine/market/sources/seeded-random.js';
import type { Bar, SymbolRow } from '../../engine/market/tables/market.table.js';
import type { DemoLeader } from './seed-files.js';

const MINUTE = 60_000;
/** Offset within an hour's bar: its close is a price of this minute. */
const LAST_MINUTE = 59 * MINUTE;
/** Maximum open hours of the market for which an order is held. */
const MAX_HELD = 30;
/** Hours between two quotes of a symbol that nobody trades meanwhile. */
const QUOTED_EVERY = 12;

/** A price of the backfilled history at which something happens, in 10⁻⁸. */
export interface PastPrice {
  readonly symbolId: number;
  readonly time: number;
  readonly bid: number;
}

/** A leader's order in the weeks before the demo day; `closes` null: still open. */
export interface PastTrade {
  readonly symbol: SymbolRow;
  readonly side: 'buy' | 'sell';
  readonly lots: bigint;
  readonly opens: PastPrice;
  readonly closes: PastPrice | null;
}

/** Prices of a symbol at the ends of its backfilled hours in which its market is open. */
export function pricesOf(
  symbol: SymbolRow,
  history: readonly Bar[],
  from: number,
  until: number,
): PastPrice[] {
  return history
    .filter(({ period }) => period === '60min')
    .map(({ start, close }) => ({ symbolId: symbol.id, time: start + LAST_MINUTE, bid: close }))
    .filter(({ time }) => time >= from && time < until && isOpen(symbol.schedule, time));
}

/** A few quotes a day, so that holdings are valued as charts show. */
export const thinPrices = (prices: readonly PastPrice[]): PastPrice[] =>
  prices.filter((_, at) => at % QUOTED_EVERY === 0);

/** Plans a leader's past weeks: orders spread evenly, the last one still open, with the leader's share of winners. */
export function planPast(
  leader: DemoLeader,
  symbols: readonly SymbolRow[],
  pricesBySymbol: ReadonlyMap<number, readonly PastPrice[]>,
  random: Random,
): PastTrade[] {
  const offered = leader.symbols.flatMap((code) => symbols.find((symbol) => symbol.code === code) ?? []);
  return Array.from({ length: leader.past }, (_, nth): PastTrade[] => {
    const symbol = offered[Math.floor(random() * offered.length)];
    const prices = (symbol && pricesBySymbol.get(symbol.id)) ?? [];
    const isLast = nth === leader.past - 1;
    const share = isLast ? 1 : (nth + random()) / leader.past;
    const first = Math.max(0, Math.floor(share * (prices.length - MAX_HELD)) - (isLast ? 4 : 0));
    const last = first + 1 + Math.floor(random() * (MAX_HELD - 2));
    const [opens, closes] = [prices[first], prices[last]];
    const [isRight, size] = [random() < leader.wins, random()];
    if (!symbol || !opens || !closes) return [];
    const rises = closes.bid > opens.bid;
    const [least, most] = leader.lots;
    const steps = (least + BigInt(Math.floor(size * Number(most - least)))) / symbol.pip;
    const lots = steps > 0n ? steps * symbol.pip : symbol.minLots;
    const side = rises === isRight ? 'buy' : 'sell';
    return [{ symbol, side, lots, opens, closes: isLast ? null : closes }];
  }).flat();
}
