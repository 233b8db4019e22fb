import {
  dayOf,
  homePrice,
  isOpen,
  type SimulationTerms,
  simulatedPrice,
  simulatedWait,
  type Tick,
} from '@truemark/domain';
import type { Clock } from '../../../platform/clock.js';
import { type SymbolRow, simulationOf } from '../../tables/market.table.js';
import { drawOf } from './day-stream.js';
import { type Deliver, type PriceSource, type Quote, type SourceState } from './source.js';

/** The one timer's beat, ms: no symbol is quoted more often. */
const BEAT = 100;
/** Quotes a second below which no interval is worked out. */
const SLOWEST = 0.001;

export interface SimulatorOptions {
  /** The market clock. */
  readonly clock: Clock;
  readonly keys: {
    /** The key that ticks of the day are drawn under; null: there are none. */
    drawing(day: string): Uint8Array | null;
    /** The same of a day that is over. */
    of(day: string): Uint8Array | null;
  };
}

/**
 * Makes up prices for the demo: the bid only. Each follows from the day's secret key, the symbol's code, the number that
 * the tick will have and the price before: nobody without the key knows the next one, and whoever has it cannot choose
 * another. `libs/domain` says how (`simulatedPrice`).
 */
export class Simulator implements PriceSource {
  private symbols: readonly SymbolRow[] = [];
  /** Symbol → its last tick's number, and when the next quote is due. */
  private readonly due = new Map<number, { readonly seq: number; readonly symbol: SymbolRow; at: number }>();
  private timer: NodeJS.Timeout | null = null;
  private delivery: Promise<void> | null = null;
  private lastTicks: ReadonlyMap<number, Tick> = new Map();

  constructor(
    private readonly options: SimulatorOptions,
    private readonly deliver: Deliver,
  ) {}

  knows({ simulation }: SymbolRow): boolean {
    return (
      simulation.quotesASecond >= SLOWEST && simulation.annualVolatility >= 0 && Number(simulation.price) > 0
    );
  }

  /** `lastTicks` is kept up by the engine: a quote is drawn from what stands there. */
  async start(symbols: readonly SymbolRow[], lastTicks: ReadonlyMap<number, Tick>): Promise<void> {
    this.lastTicks = lastTicks;
    this.setSymbols(symbols);
    await this.beat();
    this.timer = setInterval(() => void this.beat(), BEAT);
  }

  setSymbols(symbols: readonly SymbolRow[]): void {
    this.symbols = symbols;
    const wanted = new Set(symbols.map(({ id }) => id));
    for (const id of this.due.keys()) if (!wanted.has(id)) this.due.delete(id);
  }

  stateOf(symbolId: number): SourceState {
    const now = this.options.clock.now();
    const last = this.lastTicks.get(symbolId);
    if (last && last.time > now) {
      const until = new Date(last.time).toISOString();
      return { state: 'failed', detail: `the stored ticks reach ${until}, later than the market clock` };
    }
    if (!this.options.keys.drawing(dayOf(now)))
      return { state: 'failed', detail: `there is no key for ${dayOf(now)} to draw under` };
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

  private dueQuotes(now: number): Quote[] {
    const key = this.options.keys.drawing(dayOf(now));
    if (!key) return [];
    const quotes: Quote[] = [];
    for (const symbol of this.symbols) {
      const last = this.lastTicks.get(symbol.id);
      if (last && now < last.time) continue;
      if (now < this.dueAt(symbol, last) || !isOpen(symbol.schedule, now)) continue;
      const terms = simulationOf(symbol);
      const seq = (last?.seq ?? 0) + 1;
      const bid = simulatedPrice(drawOf(key, symbol.code, seq), last?.bid ?? homePrice(terms), terms);
      quotes.push({ symbolId: symbol.id, time: now, bid, drawn: { seq, code: symbol.code, terms } });
    }
    return quotes;
  }

  /** The draw of the last tick says how long to wait after it; 0 where there is none to say so. */
  private dueAt(symbol: SymbolRow, last: Tick | undefined): number {
    if (!last) return 0;
    const known = this.due.get(symbol.id);
    if (known?.seq === last.seq && known.symbol === symbol) return known.at;
    const at = last.time + this.waitAfter(last, symbol.code, simulationOf(symbol));
    this.due.set(symbol.id, { seq: last.seq, symbol, at });
    return at;
  }

  private waitAfter({ seq, time }: Tick, code: string, terms: SimulationTerms): number {
    const key = this.options.keys.of(dayOf(time));
    return key ? simulatedWait(drawOf(key, code, seq), terms) : 0;
  }
}
