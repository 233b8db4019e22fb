import { isOpen, type RawQuote, type Tick } from '@truemark/domain';
import type { Clock } from '../../../platform/clock.js';
import type { SymbolRow } from '../../tables/market.table.js';
import { homePrice, PriceWalk } from './price-walk.js';
import { type Random, seededRandom } from './seeded-random.js';
import type { Deliver, PriceSource, SourceState } from './source.js';

/** The one timer's beat, ms: no symbol is quoted more often. */
const BEAT = 100;

interface Walker {
  symbol: SymbolRow;
  readonly walk: PriceWalk;
  readonly random: Random;
  price: number;
  /** Of its last quote; a quote is never earlier. */
  lastAt: number;
  dueAt: number;
}

export interface SimulatorOptions {
  readonly seed: string;
  /** The market clock. */
  readonly clock: Clock;
}

/**
 * Makes up prices for the demo: the bid only. With the same seed and the same start, the same prices follow in the
 * same order, whatever the machine's timing.
 */
export class Simulator implements PriceSource {
  private readonly walkers = new Map<number, Walker>();
  private timer: NodeJS.Timeout | null = null;
  private delivery: Promise<void> | null = null;
  private lastTicks: ReadonlyMap<number, Tick> = new Map();

  constructor(
    private readonly options: SimulatorOptions,
    private readonly deliver: Deliver,
  ) {}

  knows({ simulation }: SymbolRow): boolean {
    return simulation.quotesASecond > 0 && simulation.annualVolatility >= 0 && Number(simulation.price) > 0;
  }

  async start(symbols: readonly SymbolRow[], lastTicks: ReadonlyMap<number, Tick>): Promise<void> {
    this.lastTicks = lastTicks;
    this.setSymbols(symbols);
    await this.beat();
    this.timer = setInterval(() => void this.beat(), BEAT);
  }

  setSymbols(symbols: readonly SymbolRow[]): void {
    const wanted = new Set(symbols.map(({ id }) => id));
    for (const id of this.walkers.keys()) if (!wanted.has(id)) this.walkers.delete(id);
    for (const symbol of symbols) {
      const walker = this.walkers.get(symbol.id);
      if (walker && sameWalk(walker.symbol, symbol)) walker.symbol = symbol;
      else this.walkers.set(symbol.id, this.newWalker(symbol));
    }
  }

  stateOf(symbolId: number): SourceState {
    const walker = this.walkers.get(symbolId);
    if (walker && walker.lastAt > this.options.clock.now()) {
      const until = new Date(walker.lastAt).toISOString();
      return { state: 'failed', detail: `the stored ticks reach ${until}, later than the market clock` };
    }
    return { state: 'live', detail: 'simulated' };
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.delivery;
  }

  /** Quotes every open symbol that is due; waits for the engine instead of heaping quotes up. */
  private async beat(): Promise<void> {
    if (this.delivery) return;
    const quotes = this.dueQuotes(this.options.clock.now());
    if (quotes.length === 0) return;
    this.delivery = this.deliver(quotes).then(
      () => undefined,
      () => undefined,
    );
    await this.delivery;
    this.delivery = null;
  }

  private dueQuotes(now: number): RawQuote[] {
    const quotes: RawQuote[] = [];
    for (const walker of this.walkers.values()) {
      const { symbol, walk, random } = walker;
      if (now < walker.dueAt || now < walker.lastAt || !isOpen(symbol.schedule, now)) continue;
      const seconds = 1 / symbol.simulation.quotesASecond;
      walker.price = walk.move(seconds, random);
      quotes.push({ symbolId: symbol.id, time: now, bid: walker.price });
      walker.lastAt = now;
      walker.dueAt = now + (0.5 + random()) * seconds * 1000;
    }
    return quotes;
  }

  /** Goes on from the walker it replaces, else from the symbol's last tick, else from the simulation's price. */
  private newWalker(symbol: SymbolRow): Walker {
    const before = this.walkers.get(symbol.id);
    const tick = this.lastTicks.get(symbol.id);
    const price = before?.price ?? tick?.bid ?? homePrice(symbol);
    return {
      symbol,
      walk: new PriceWalk(symbol, price),
      random: seededRandom(`${this.options.seed}|${symbol.code}|${tick?.seq ?? 0}`),
      price,
      lastAt: before?.lastAt ?? tick?.time ?? 0,
      dueAt: 0,
    };
  }
}

/** Whether a changed symbol walks on as it did. */
function sameWalk(before: SymbolRow, after: SymbolRow): boolean {
  const { price, annualVolatility } = before.simulation;
  return (
    before.pricePrecision === after.pricePrecision &&
    price === after.simulation.price &&
    annualVolatility === after.simulation.annualVolatility
  );
}
