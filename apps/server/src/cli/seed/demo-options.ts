import { isRefusal } from '@truemark/domain';
import type { Engine } from '../../engine/engine.js';
import type { Random } from '../../engine/market/sources/seeded-random.js';
import type { SymbolRow } from '../../engine/market/tables/market.table.js';
import type { OpenStretch } from './demo-day.js';
import type { DemoPerson } from './seed-files.js';

const MINUTE = 60_000;
const WARM_UP = 12 * MINUTE;
/** Shortest option, s: demo quotes are six seconds apart, so a shorter one might have no entry spot. */
const SHORTEST = 30;
const STAKES = [10n, 20n, 50n, 100n].map((units) => units * 100_000_000n);

/** One option that a demo customer buys. */
export interface PlannedOption {
  readonly customerId: number;
  readonly symbolId: number;
  readonly direction: 'up' | 'down';
  readonly stake: bigint;
  readonly seconds: number;
  readonly at: number;
}

/** Plans a customer's options: spread evenly over the stretches of the customer's symbols, all expired by the end. */
export function planOptions(
  customerId: number,
  person: DemoPerson,
  symbols: readonly SymbolRow[],
  stretches: ReadonlyMap<number, OpenStretch>,
  random: Random,
): PlannedOption[] {
  const offered = person.symbols.flatMap((code) => symbols.find((symbol) => symbol.code === code) ?? []);
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  return Array.from({ length: person.options }, () => {
    const symbol = pick(offered);
    const stretch = symbol && stretches.get(symbol.id);
    const seconds = pick([30, 60, 120, 300]) ?? SHORTEST;
    const stake = pick(STAKES) ?? 0n;
    const direction = random() < 0.5 ? 'up' : 'down';
    const share = random();
    if (!symbol || !stretch) return [];
    const [first, last] = [stretch.from + WARM_UP, stretch.until - seconds * 1000 - MINUTE];
    if (last <= first) return [];
    const at = Math.floor(first + share * (last - first));
    return [{ customerId, symbolId: symbol.id, direction, stake, seconds, at } as const];
  }).flat();
}

/** Buys it; a refused one (market closed, balance too low) is skipped, as it would be live. */
export async function playOption(engine: Engine, { at: _at, ...asked }: PlannedOption): Promise<boolean> {
  const actor = { kind: 'customer', id: asked.customerId } as const;
  return !isRefusal(await engine.submit({ kind: 'option.buy', actor, ...asked }));
}
