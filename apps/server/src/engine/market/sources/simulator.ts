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
import { keystreamBlock } from './simulator-draws.js';
import type { PriceSource, Quote, SourceState, WakeLane } from './source.js';

/** Timer interval, ms, and minimum interval between a symbol's quotes. */
const TICK_INTERVAL = 100;
/** Minimum quotes a second; a symbol below it is not simulated. */
const MIN_QUOTE_RATE = 0.001;
/** Maximum age of missed quotes that are still drawn, ms: after a night of standby nobody wants the night's prices. */
export const MAX_MISSED_MS = 60_000;

export interface SimulatorOptions {
  /** The market clock. */
  readonly clock: Clock;
  /** Maximum age of quotes missed by this process that are drawn for their own instants, ms. */
  readonly longestMissed: number;
  readonly keys: {
    /** The key for drawing ticks of the day; null: none. */
    drawing(day: string): Uint8Array | null;
    /** The key of a day that is over; null: none. */
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
 * Simulates demo prices: the bid only. Each follows from the day's secret key, the symbol's code, the tick's number and
 * the previous price. Nobody without the key can predict the next price, and its holder cannot choose another.
 * `libs/domain` defines how (`simulatedPrice`). The draw of the previous tick decides when a quote is due. That is its
 * time, however late it is read, so a suspended process changes nothing.
 */
export class Simulator implements PriceSource {
  private symbols: readonly SymbolRow[] = [];
  /** Symbol → when the quote after a tick is due. */
  private readonly due = new Map<number, Due>();
  /** Symbol → the tick number that its last read quotes began with, and when they were read. */
  private readonly lastReads = new Map<number, { readonly seq: number; readonly at: number }>();
  /** Nothing is due before this time. */
  private nextAt = 0;
  /** Quotes due before this time are not drawn: the source started then, or its symbols changed. */
  private activeSince = 0;
  private timer: NodeJS.Timeout | null = null;
  private pendingWake: Promise<unknown> | null = null;
  private lastTicks: ReadonlyMap<number, Tick> = new Map();

  constructor(
    private readonly options: SimulatorOptions,
    private readonly wake: WakeLane,
  ) {}

  knows({ simulation }: SymbolRow): boolean {
    return (
      simulation.quotesASecond >= MIN_QUOTE_RATE &&
      simulation.annualVolatility >= 0 &&
      Number(simulation.price) > 0
    );
  }

  /** The engine keeps `lastTicks` up to date; each quote is drawn from the last tick. */
  async start(symbols: readonly SymbolRow[], lastTicks: ReadonlyMap<number, Tick>): Promise<void> {
    this.lastTicks = lastTicks;
    this.setSymbols(symbols);
    await this.wakeIfDue();
    this.timer = setInterval(() => void this.wakeIfDue(), TICK_INTERVAL);
  }

  setSymbols(symbols: readonly SymbolRow[]): void {
    this.symbols = symbols;
    this.activeSince = this.options.clock.now();
    this.nextAt = 0;
    const wanted = new Set(symbols.map(({ id }) => id));
    for (const id of this.due.keys()) if (!wanted.has(id)) this.due.delete(id);
    for (const id of this.lastReads.keys()) if (!wanted.has(id)) this.lastReads.delete(id);
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

  /** Every quote that has become due, each with its own time. */
  read(most: number): readonly Quote[] {
    const now = this.options.clock.now();
    if (now < this.nextAt) return [];
    const quotes: Quote[] = [];
    let next = now + TICK_INTERVAL;
    for (const symbol of this.symbols) next = Math.min(next, this.addDueQuotes(symbol, now, quotes));
    quotes.sort((a, b) => a.time - b.time);
    const read = quotes.slice(0, most);
    this.nextAt = read.length < quotes.length ? 0 : next;
    for (const { symbolId } of read) {
      this.lastReads.set(symbolId, { seq: (this.lastTicks.get(symbolId)?.seq ?? 0) + 1, at: now });
    }
    return read;
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.pendingWake;
  }

  /** Wakes the lane to read due quotes; waits for it instead of waking it repeatedly. */
  private async wakeIfDue(): Promise<void> {
    if (this.pendingWake || this.options.clock.now() < this.nextAt) return;
    this.pendingWake = this.wake().catch(() => undefined);
    await this.pendingWake;
    this.pendingWake = null;
  }

  /** Adds the symbol's due quotes; returns when to check it again. */
  private addDueQuotes(symbol: SymbolRow, now: number, quotes: Quote[]): number {
    let last = this.lastTicks.get(symbol.id);
    const first = (last?.seq ?? 0) + 1;
    const offered = this.lastReads.get(symbol.id);
    const wasRefused = offered?.seq === first;
    // Quotes that were not accepted, because the symbol is paused, are offered again with the next beat, at its time.
    if (wasRefused && now < offered.at + TICK_INTERVAL) return offered.at + TICK_INTERVAL;
    const earliest = wasRefused ? now : Math.max(this.activeSince, now - this.options.longestMissed);
    const terms = simulationOf(symbol);
    for (let seq = first; ; seq++) {
      const due = this.dueAt(symbol, last);
      if (due > now) return due;
      const drawn = this.findDrawTime(symbol, due >= earliest ? [due, now] : [now]);
      if (!drawn) return now + TICK_INTERVAL;
      const { key, time } = drawn;
      const bid = simulatedPrice(keystreamBlock(key, symbol.code, seq), last?.bid ?? homePrice(terms), terms);
      quotes.push({ symbolId: symbol.id, time, bid, drawn: { seq, code: symbol.code, terms } });
      last = { symbolId: symbol.id, seq, time, bid, ask: bid };
    }
  }

  /** The first of `times` at which the symbol is open and its day has a key; null: none. */
  private findDrawTime(
    { schedule }: SymbolRow,
    times: readonly number[],
  ): { key: Uint8Array; time: number } | null {
    for (const time of times) {
      const key = this.options.keys.drawing(dayOf(time));
      if (key && isOpen(schedule, time)) return { key, time };
    }
    return null;
  }

  /** Due time of the next quote, by the draw of the last tick; 0 if there is none. */
  private dueAt(symbol: SymbolRow, last: Tick | undefined): number {
    if (!last) return 0;
    const known = this.due.get(symbol.id);
    const { seq, time: from } = last;
    if (known?.seq === seq && known.from === from && known.symbol === symbol) return known.at;
    const at = from + Math.max(TICK_INTERVAL, this.waitAfter(last, symbol.code, simulationOf(symbol)));
    this.due.set(symbol.id, { seq, from, symbol, at });
    return at;
  }

  private waitAfter({ seq, time }: Tick, code: string, terms: SimulationTerms): number {
    const key = this.options.keys.of(dayOf(time));
    return key ? simulatedWait(keystreamBlock(key, code, seq), terms) : 0;
  }
}
