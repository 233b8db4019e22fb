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
import { type SymbolRow, simulationOf } from '../tables/market.table.js';
import { drawOf } from './day-stream.js';
import type { PriceSource, Quote, SourceState, Wake } from './source.js';

/** The one timer's beat, ms: no symbol is quoted more often. */
const BEAT = 100;
/** Quotes a second below which no interval is worked out. */
const SLOWEST = 0.001;
/** Quotes that were due longer ago are left out: after a night's sleep nobody wants the night's prices; ms. */
export const LONGEST_MISSED = 60_000;

export interface SimulatorOptions {
  /** The market clock. */
  readonly clock: Clock;
  /** Quotes that this process missed are drawn for their own instants, as long as they were due so many ms ago or less. */
  readonly longestMissed: number;
  readonly keys: {
    /** The key that ticks of the day are drawn under; null: there are none. */
    drawing(day: string): Uint8Array | null;
    /** The same of a day that is over. */
    of(day: string): Uint8Array | null;
  };
}

interface Due {
  readonly seq: number;
  readonly from: number;
  readonly symbol: SymbolRow;
  readonly at: number;
}

/**
 * Makes up prices for the demo: the bid only. Each follows from the day's secret key, the symbol's code, the number that
 * the tick will have and the price before: nobody without the key knows the next one, and whoever has it cannot choose
 * another. `libs/domain` says how (`simulatedPrice`). The draw of the tick before says when a quote is due, and that is
 * its time, however late it is read: a process that stands still changes nothing.
 */
export class Simulator implements PriceSource {
  private symbols: readonly SymbolRow[] = [];
  /** Symbol → when the quote after a tick is due. */
  private readonly due = new Map<number, Due>();
  /** Symbol → the number of the tick that its last quotes began with, and when they were read. */
  private readonly offered = new Map<number, { readonly seq: number; readonly at: number }>();
  /** Nothing is due before it. */
  private nextAt = 0;
  /** Quotes due before it were nobody's: the source began, or its symbols changed. */
  private since = 0;
  private timer: NodeJS.Timeout | null = null;
  private reading: Promise<unknown> | null = null;
  private lastTicks: ReadonlyMap<number, Tick> = new Map();

  constructor(
    private readonly options: SimulatorOptions,
    private readonly wake: Wake,
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
    this.since = this.options.clock.now();
    this.nextAt = 0;
    const wanted = new Set(symbols.map(({ id }) => id));
    for (const id of this.due.keys()) if (!wanted.has(id)) this.due.delete(id);
    for (const id of this.offered.keys()) if (!wanted.has(id)) this.offered.delete(id);
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

  /** Every quote that has become due, each at its instant. */
  read(most: number): readonly Quote[] {
    const now = this.options.clock.now();
    if (now < this.nextAt) return [];
    const quotes: Quote[] = [];
    let next = now + BEAT;
    for (const symbol of this.symbols) next = Math.min(next, this.draw(symbol, now, quotes));
    quotes.sort((a, b) => a.time - b.time);
    const read = quotes.slice(0, most);
    this.nextAt = read.length < quotes.length ? 0 : next;
    for (const { symbolId } of read) {
      this.offered.set(symbolId, { seq: (this.lastTicks.get(symbolId)?.seq ?? 0) + 1, at: now });
    }
    return read;
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.reading;
  }

  /** Has what is due read; waits for the engine instead of asking again and again. */
  private async beat(): Promise<void> {
    if (this.reading || this.options.clock.now() < this.nextAt) return;
    this.reading = this.wake().catch(() => undefined);
    await this.reading;
    this.reading = null;
  }

  /** Adds the symbol's due quotes; returns when it is to be looked at again. */
  private draw(symbol: SymbolRow, now: number, quotes: Quote[]): number {
    let last = this.lastTicks.get(symbol.id);
    const first = (last?.seq ?? 0) + 1;
    const offered = this.offered.get(symbol.id);
    const wasRefused = offered?.seq === first;
    // What is not taken, because the symbol is paused, is offered again with the next beat, as of then.
    if (wasRefused && now < offered.at + BEAT) return offered.at + BEAT;
    const earliest = wasRefused ? now : Math.max(this.since, now - this.options.longestMissed);
    const terms = simulationOf(symbol);
    for (let seq = first; ; seq++) {
      const due = this.dueAt(symbol, last);
      if (due > now) return due;
      const drawn = this.drawnAt(symbol, due >= earliest ? [due, now] : [now]);
      if (!drawn) return now + BEAT;
      const { key, time } = drawn;
      const bid = simulatedPrice(drawOf(key, symbol.code, seq), last?.bid ?? homePrice(terms), terms);
      quotes.push({ symbolId: symbol.id, time, bid, drawn: { seq, code: symbol.code, terms } });
      last = { symbolId: symbol.id, seq, time, bid, ask: bid };
    }
  }

  /** The first of the instants at which the symbol is open and its day has a key; null: none. */
  private drawnAt(
    { schedule }: SymbolRow,
    times: readonly number[],
  ): { key: Uint8Array; time: number } | null {
    for (const time of times) {
      const key = this.options.keys.drawing(dayOf(time));
      if (key && isOpen(schedule, time)) return { key, time };
    }
    return null;
  }

  /** The draw of the last tick says how long to wait after it; 0 where there is none to say so. */
  private dueAt(symbol: SymbolRow, last: Tick | undefined): number {
    if (!last) return 0;
    const known = this.due.get(symbol.id);
    const { seq, time: from } = last;
    if (known?.seq === seq && known.from === from && known.symbol === symbol) return known.at;
    const at = from + Math.max(BEAT, this.waitAfter(last, symbol.code, simulationOf(symbol)));
    this.due.set(symbol.id, { seq, from, symbol, at });
    return at;
  }

  private waitAfter({ seq, time }: Tick, code: string, terms: SimulationTerms): number {
    const key = this.options.keys.of(dayOf(time));
    return key ? simulatedWait(drawOf(key, code, seq), terms) : 0;
  }
}
