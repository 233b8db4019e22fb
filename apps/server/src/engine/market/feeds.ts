import { isOpen, type Tick } from '@truemark/domain';
import type { Clock, MarketClock } from '../../platform/clock.js';
import type { Receiver } from '../kernel/inbox.js';
import type { DayKeyOptions } from './day-keys.js';
import type { FeedHealth } from './feed-commands.js';
import { Binance } from './sources/binance.js';
import type { QuoteFile } from './sources/quote-file.js';
import { Replay } from './sources/replay.js';
import { MAX_MISSED_MS, Simulator, type SimulatorOptions } from './sources/simulator.js';
import type { DeliverQuotes, PriceSource, Quote, SourceState } from './sources/source.js';
import type { SymbolRow } from './tables/market.table.js';

type FeedName = SymbolRow['feed'];

export interface FeedOptions {
  /** One source for every symbol it knows, the others closed; null: each symbol's own. */
  readonly priceFeed: FeedName | null;
  /** Symbol code → file of `ts_ms,bid,ask`. */
  readonly replayFiles: ReadonlyMap<string, string>;
  /** Named pipes among them that are open already, by path. */
  readonly replayPipes?: Map<string, QuoteFile>;
  readonly replaySpeed: number | 'max';
  readonly replayClock: 'now' | 'recorded';
  readonly binanceUrl: string;
  /** Symbol code → Binance's code; null: each symbol's feed code. */
  readonly binanceSymbols: ReadonlyMap<string, string> | null;
  /** Options for creating and storing the simulator's keys. */
  readonly keys: DayKeyOptions;
  /** The wall clock. */
  readonly clock: Clock;
  readonly marketClock: MarketClock;
  readonly say: (line: string) => void;
}

/** Time without a quote after which a source counts as silent, ms. */
const SILENT_AFTER = 10_000;

/** All price sources: assigns each symbol to its source, and reports their status. */
export class Feeds implements Receiver {
  private readonly sources: Readonly<Record<FeedName, PriceSource>>;
  private lastTicks: ReadonlyMap<number, Tick> = new Map();
  private symbols: readonly SymbolRow[] = [];

  constructor(
    private readonly options: FeedOptions,
    keys: SimulatorOptions['keys'],
    sink: DeliverQuotes,
    private readonly onStop: () => void = () => undefined,
  ) {
    const wake = (): Promise<unknown> => sink([]);
    const { clock, marketClock, say } = options;
    // A recorded market's clock stops while this process is down, so nothing can be missed.
    const longestMissed = marketClock.isRecorded ? 0 : MAX_MISSED_MS;
    this.sources = {
      simulator: new Simulator({ clock: marketClock, keys, longestMissed }, wake),
      replay: new Replay(
        {
          files: options.replayFiles,
          ...(options.replayPipes && { pipes: options.replayPipes }),
          speed: options.replaySpeed,
          times: options.replayClock,
          clock,
          marketClock,
          say,
        },
        (quotes) => sink(quotes.map((quote) => ({ ...quote, source: 'replay' }))),
      ),
      binance: new Binance(
        { url: options.binanceUrl, symbols: options.binanceSymbols, marketClock, say },
        wake,
      ),
    };
  }

  /**
   * Starts every source with its symbols; the engine keeps `lastTicks` up to date. Replay comes first: it sets the
   * market clock for the others.
   */
  async start(symbols: readonly SymbolRow[], lastTicks: ReadonlyMap<number, Tick>): Promise<void> {
    this.symbols = symbols;
    this.lastTicks = lastTicks;
    for (const name of ['replay', 'simulator', 'binance'] as const) {
      await this.sources[name].start(this.symbolsOf(name), lastTicks);
    }
  }

  /** Updates all symbols. */
  setSymbols(symbols: readonly SymbolRow[]): void {
    this.symbols = symbols;
    for (const name of ['replay', 'simulator', 'binance'] as const) {
      this.sources[name].setSymbols(this.symbolsOf(name));
    }
  }

  read(most: number): readonly Quote[] {
    const read = (['simulator', 'binance'] as const).flatMap(
      (source) => this.sources[source].read?.(most).map((quote) => ({ ...quote, source })) ?? [],
    );
    return read.sort((a, b) => a.time - b.time);
  }

  lost(quotes: readonly Quote[], error: unknown): void {
    this.options.say(`${quotes.length} quotes were not accepted: ${(error as Error).message}`);
  }

  /** Whether the symbol's source can deliver it; if not, its market is closed. */
  knows(symbolId: number): boolean {
    const symbol = this.symbols.find(({ id }) => id === symbolId);
    return symbol !== undefined && this.sources[this.feedOf(symbol)].knows(symbol);
  }

  health(): FeedHealth[] {
    const now = this.options.marketClock.now();
    return this.symbols.map((symbol) => {
      const lastTickAt = this.lastTicks.get(symbol.id)?.time ?? null;
      const standing = this.statusOf(symbol, lastTickAt, now);
      return { symbolId: symbol.id, code: symbol.code, feed: this.feedOf(symbol), lastTickAt, ...standing };
    });
  }

  async stop(): Promise<void> {
    this.onStop();
    await Promise.all(Object.values(this.sources).map((source) => source.stop()));
  }

  private statusOf(
    symbol: SymbolRow,
    lastTickAt: number | null,
    now: number,
  ): Pick<FeedHealth, 'state' | 'detail'> {
    const source = this.sources[this.feedOf(symbol)];
    if (!source.knows(symbol)) return { state: 'closed', detail: 'its source does not know it' };
    if (!isOpen(symbol.schedule, now)) return { state: 'closed', detail: 'out of its sessions' };
    const standing: SourceState = source.stateOf(symbol.id);
    const isFresh = lastTickAt !== null && now - lastTickAt <= SILENT_AFTER;
    return standing.state === 'live' && !isFresh ? { ...standing, state: 'silent' } : standing;
  }

  private symbolsOf(name: FeedName): SymbolRow[] {
    return this.symbols.filter((symbol) => this.feedOf(symbol) === name && this.sources[name].knows(symbol));
  }

  private feedOf({ feed }: SymbolRow): FeedName {
    return this.options.priceFeed ?? feed;
  }
}
