import type { Random } from '../../engine/market/sources/seeded-random.js';
import type { SymbolRow } from '../../engine/market/tables/market.table.js';
import type { OpenStretch } from './demo-day.js';
import type { DemoPerson } from './seed-files.js';

const MINUTE = 60_000;
/** Customers arrive and deposit during the first minutes of the day. */
const WARM_UP = 10 * MINUTE;
const MAX_HELD = 50 * MINUTE;

/** One order that a demo customer places, and when it is closed; `closesAt` null: still open. */
export interface PlannedTrade {
  readonly customerId: number;
  readonly symbol: SymbolRow;
  readonly side: 'buy' | 'sell';
  readonly lots: bigint;
  readonly opensAt: number;
  readonly closesAt: number | null;
  /** Closed by an operator for this reason; null: by the customer. */
  readonly reason: string | null;
}

/**
 * Plans a customer's trades: spread evenly over the stretches of the customer's symbols, some still open at the end.
 */
export function planTrades(
  customerId: number,
  person: DemoPerson,
  symbols: readonly SymbolRow[],
  stretches: ReadonlyMap<number, OpenStretch>,
  random: Random,
): PlannedTrade[] {
  const offered = person.symbols.flatMap((code) => symbols.find((symbol) => symbol.code === code) ?? []);
  const between = (low: number, high: number): number => low + random() * (high - low);
  const trades: PlannedTrade[] = [];
  for (let count = 0; count < person.trades; count++) {
    const symbol = offered[Math.floor(random() * offered.length)];
    const stretch = symbol && stretches.get(symbol.id);
    if (!symbol || !stretch) continue;
    const opensAt = Math.floor(between(stretch.from + WARM_UP, stretch.until - MINUTE));
    const closesAt = Math.floor(opensAt + between(MINUTE, MAX_HELD));
    const [least, most] = person.lots;
    const wanted = least + BigInt(Math.floor(random() * Number(most - least)));
    const steps = wanted / symbol.pip;
    trades.push({
      customerId,
      symbol,
      side: random() < 0.55 ? 'buy' : 'sell',
      lots: steps > 0n ? steps * symbol.pip : symbol.minLots,
      opensAt,
      closesAt: closesAt < stretch.until ? closesAt : null,
      reason: random() < 0.02 ? 'Closed at the customer’s request by phone.' : null,
    });
  }
  return trades;
}
