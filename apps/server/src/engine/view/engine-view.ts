import {
  CandleBook,
  type DayQuotation,
  isOpen,
  nextChange,
  type OhlcBar,
  type Period,
  type Tick,
} from '@truemark/domain';
import type { EngineEvent } from '../kernel/registry.js';
import { pinnedRate, type RateInForce } from '../market/rates.js';
import type { SymbolStanding } from '../market/symbol-commands.js';
import type { SymbolRow } from '../market/tables/market.table.js';
import type { RateRecord } from '../market/tables/rate-record.js';
import type { SymbolChange, SymbolPause } from '../market/tables/symbol-change.table.js';
import { inOrder } from '../market/tables/symbol-order.js';
import type { ViewSnapshot } from './snapshot.js';

type Duration = ViewSnapshot['durations'][number];

/**
 * What features read often and at once: market, settings, durations, whose money is a demo's. It knows a snapshot, the
 * events since, and the market clock; nothing else, so that it works beside the engine as it does in another process.
 * It stands at the last commit: whoever has an answer finds here what that has changed. Values are never changed once
 * they are made.
 */
export class EngineView {
  private readonly symbolsById = new Map<number, SymbolRow>();
  private readonly quotes = new Map<number, Tick>();
  private readonly changes = new Map<number, SymbolChange>();
  private readonly pauses = new Map<number, SymbolPause>();
  private candles = new CandleBook();
  private demoCustomers: Set<number> = new Set();
  private readonly durationsById = new Map<number, Duration>();
  private priceFeed: SymbolRow['feed'] | null = null;
  private unfed: ReadonlySet<number> = new Set();
  private changedSettings: ReadonlyMap<string, string> = new Map();
  private sortedSymbols: readonly SymbolRow[] | null = null;

  constructor(
    snapshot: ViewSnapshot,
    /** The market clock, epoch ms. */
    readonly now: () => number,
  ) {
    this.begin(snapshot);
  }

  /** Takes everything anew; what was known before counts no more. */
  begin(snapshot: ViewSnapshot): void {
    for (const held of [this.symbolsById, this.quotes, this.changes, this.pauses, this.durationsById])
      held.clear();
    this.candles = new CandleBook();
    this.sortedSymbols = null;
    for (const symbol of snapshot.symbols) this.symbolsById.set(symbol.id, symbol);
    for (const tick of snapshot.quotes) this.quotes.set(tick.symbolId, tick);
    for (const change of snapshot.changes) this.changes.set(change.symbolId, change);
    for (const pause of snapshot.pauses) this.pauses.set(pause.symbolId, pause);
    for (const bars of snapshot.bars) this.candles.adopt(bars);
    for (const duration of snapshot.durations) this.durationsById.set(duration.id, duration);
    this.priceFeed = snapshot.priceFeed;
    this.unfed = new Set(snapshot.unfed);
    this.changedSettings = new Map(snapshot.settings);
    this.demoCustomers = new Set(snapshot.demoCustomers);
  }

  /** Takes in what was committed, in the lane's order. */
  follow(event: EngineEvent): void {
    switch (event.type) {
      case 'tick':
        this.quotes.set(event.tick.symbolId, event.tick);
        return this.candles.take(event.tick);
      case 'symbol.changed':
        this.symbolsById.set(event.symbol.id, event.symbol);
        this.sortedSymbols = null;
        return;
      case 'symbol.announced':
        if (event.change.state === 'waiting') this.changes.set(event.change.symbolId, event.change);
        else this.changes.delete(event.change.symbolId);
        return;
      case 'symbol.paused':
        if (event.pause) this.pauses.set(event.symbolId, event.pause);
        else this.pauses.delete(event.symbolId);
        return;
      case 'feeds.changed':
        this.unfed = new Set(event.unfed);
        return;
      case 'settings.changed':
        return this.applySettings(event.values);
      case 'duration.changed':
        if (event.duration) this.durationsById.set(event.durationId, event.duration);
        else this.durationsById.delete(event.durationId);
        return;
      case 'customer.created':
        if (event.isDemo) this.demoCustomers.add(event.customerId);
        return;
      default:
        return;
    }
  }

  /** Every symbol, switched off ones too, in its order. */
  symbols(): readonly SymbolRow[] {
    this.sortedSymbols ??= inOrder(this.symbolsById.values());
    return this.sortedSymbols;
  }

  /** The last durable tick: of the same instant as the bars. */
  quote(symbolId: number): Tick | null {
    return this.quotes.get(symbolId) ?? null;
  }

  /** Whether the symbol trades now: within its sessions, with a feed that knows it, and not paused. */
  isOpen(symbolId: number): boolean {
    const symbol = this.symbolsById.get(symbolId);
    if (!symbol || this.pauses.has(symbolId) || this.unfed.has(symbolId)) return false;
    return isOpen(symbol.schedule, this.now());
  }

  /** When a closed symbol trades again by its sessions, epoch ms; null: it is open, or closed for another reason. */
  opensAt(symbolId: number): number | null {
    const symbol = this.symbolsById.get(symbolId);
    if (!symbol || this.pauses.has(symbolId) || this.unfed.has(symbolId)) return null;
    const now = this.now();
    return isOpen(symbol.schedule, now) ? null : nextChange(symbol.schedule, now);
  }

  /** What was announced of a symbol, and whether its prices wait for a look. */
  standingOf(symbolId: number): SymbolStanding {
    return { change: this.changes.get(symbolId) ?? null, pause: this.pauses.get(symbolId) ?? null };
  }

  /** How many symbols' prices wait for a look. */
  get pausedSymbols(): number {
    return this.pauses.size;
  }

  /** Whether the symbol's prices are made up here, so that no screen shows them as a market's. */
  isSimulated({ feed }: Pick<SymbolRow, 'feed'>): boolean {
    return (this.priceFeed ?? feed) === 'simulator';
  }

  /** Up to `limit` ascending bars of the bid that start before `before`, the running one last. */
  bars(symbolId: number, period: Period, limit: number, before?: number): readonly OhlcBar[] {
    return this.candles.read(symbolId, period, limit, before);
  }

  /** The closes of the last `count` minutes, ascending. */
  recentCloses(symbolId: number, count: number): readonly number[] {
    return this.candles.recentCloses(symbolId, count);
  }

  /** The current GMT day; null before its first tick. */
  dayQuotation(symbolId: number): DayQuotation | null {
    return this.candles.dayQuotation(symbolId);
  }

  /** An order's quote currency → account currency at this instant, by the conversion that it keeps. */
  rateOf(terms: { readonly openRate: RateRecord }): RateInForce {
    return pinnedRate({ quotes: this.quotes }, terms);
  }

  /** Whether the customer trades with demo money. */
  isDemo(customerId: number): boolean {
    return this.demoCustomers.has(customerId);
  }

  /** Durations as they are offered, switched off ones too. */
  durations(): readonly Duration[] {
    return [...this.durationsById.values()];
  }

  /** Settings that differ from their declared default. */
  settings(): ReadonlyMap<string, string> {
    return this.changedSettings;
  }

  private applySettings(values: Readonly<Record<string, string | null>>): void {
    const changed = new Map(this.changedSettings);
    for (const [key, value] of Object.entries(values)) {
      if (value === null) changed.delete(key);
      else changed.set(key, value);
    }
    this.changedSettings = changed;
  }
}
