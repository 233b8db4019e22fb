import type { DayQuotation, KlineBar, Period, Tick } from '@truemark/domain';
import type { DatabaseTarget } from '../platform/database/dialect.js';
import { SYSTEM } from './kernel/command.js';
import { DueTimer } from './kernel/due-timer.js';
import { Inbox } from './kernel/inbox.js';
import { Lane } from './kernel/lane.js';
import { keepLease, takeLease } from './kernel/lease.js';
import { Listeners } from './kernel/listeners.js';
import { loadState } from './kernel/load.js';
import { Loader } from './kernel/loader.js';
import type { Product } from './kernel/product.js';
import type { Answer, Command, EngineEvent, Outcome, Question } from './kernel/registry.js';
import { SettlementTimer } from './kernel/settlement-timer.js';
import { type JournalOptions, startJournal } from './kernel/start-journal.js';
import { emptyState, type State } from './kernel/state.js';
import { openStore } from './kernel/store/open-store.js';
import type { Store } from './kernel/store/store.js';
import { historyRows } from './market/bar-history.js';
import { BarKeeper } from './market/bar-keeper.js';
import type { FeedOptions, Feeds } from './market/feeds.js';
import { openFeeds } from './market/open-feeds.js';
import { pinnedRate, type RateInForce } from './market/rates.js';
import type { Quote } from './market/sources/source.js';
import type { SymbolStanding } from './market/symbol-commands.js';
import type { Bar, SymbolRow } from './market/tables/market.table.js';
import { type LowestLevels, lowestLevels } from './products/contracts/book/lowest-levels.js';
import type { Order, OrderTerms } from './products/contracts/tables/order.table.js';
import { PRODUCTS } from './products/index.js';
import type { Duration, Option } from './products/options/tables/option.table.js';
import { type AccountSnapshot, type FeedHealth, type OpenOrders } from './protocol.js';

export interface EngineOptions extends JournalOptions {
  readonly target: DatabaseTarget;
  /** Declared settings and their defaults. */
  readonly settingDefaults: ReadonlyMap<string, string>;
  /** The market clock: orders, sessions, options and staleness go by it. */
  readonly now: () => number;
  /** Where prices come from; absent for programs that only write. */
  readonly feeds?: FeedOptions;
  /** Writing is no longer possible: the process should end. */
  readonly onFatal: (error: Error) => void;
  /** What follows the events failed at one of them: a bug, which ends nothing that is not its own. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Lane, market and state as one part. Commands go in, outcomes come back after the commit, events follow. Nothing that
 * is handed out is shared: values are never changed once they are made.
 */
export class Engine {
  private readonly listeners: Listeners;
  private feeds: Feeds | null = null;
  private stopRenewal: () => void = () => undefined;
  private readonly due: DueTimer;
  private readonly settlement: SettlementTimer;

  private constructor(
    private readonly options: EngineOptions,
    private readonly state: State,
    private readonly store: Store,
    private readonly lane: Lane,
    private readonly barKeeper: BarKeeper,
  ) {
    this.due = new DueTimer(
      () => state.catalogue.hooks('due').flatMap((due) => due(state, this.now())),
      state.catalogue.hooks('followUp'),
      (command) => this.submit(command),
    );
    this.listeners = new Listeners(options.onFault);
    this.settlement = new SettlementTimer({
      marketNow: () => this.now(),
      wallNow: () => performance.now(),
      isDue: (until) => this.endedBy(until).length > 0,
      settle: this.settle,
    });
  }

  /** Takes the lease, loads the state and starts the feeds. */
  static async start(options: EngineOptions): Promise<Engine> {
    const store = await openStore(options.target);
    const lease = await takeLease(store, Date.now, options.say);
    const state = emptyState(options.settingDefaults, PRODUCTS);
    state.laneSeq = lease.laneSeq;
    state.priceFeed = options.feeds?.priceFeed ?? null;
    await loadState(state, new Loader(store, options.now(), options.tables));
    const journal = await startJournal(store, lease, options);
    const barKeeper = await BarKeeper.load(store, state);
    const fatal = (error: Error): void => {
      engine.publish([{ type: 'stopped', seq: state.laneSeq, reason: error.message }]);
      options.onFatal(error);
    };
    const inbox = new Inbox();
    const lane = new Lane({
      state,
      store,
      journal,
      inbox,
      tables: new Map(options.tables.map((table) => [table.name, table])),
      now: options.now,
      follower: barKeeper,
      publish: (events) => engine.publish(events),
      onFatal: fatal,
    });
    const engine: Engine = new Engine(options, state, store, lane, barKeeper);
    engine.stopRenewal = keepLease(store, Date.now, fatal);
    await engine.due.look();
    engine.due.start();
    // What ended while nobody ran is decided by the ticks that were recorded until then.
    await engine.settle(options.now());
    engine.settlement.start();
    if (options.feeds) {
      engine.feeds = await openFeeds(options.feeds, { state, store, engine, inbox });
      await engine.feeds.start(engine.symbols(), state.quotes);
      engine.noteFed();
    }
    return engine;
  }

  /** Waits for its turn, is decided, and answers after it is durable. Throws only on a fault. */
  submit<C extends Command>(command: C): Promise<Outcome<C['kind']>> {
    return this.lane.submit(command) as Promise<Outcome<C['kind']>>;
  }

  /** What a call of this kind with this key came to before, once that is durable; null: it is new. */
  first<K extends Command['kind']>(_: K, key: Command['idempotency']): Promise<Outcome<K> | null> {
    return this.lane.first(key) as Promise<Outcome<K> | null>;
  }

  /** Events in the lane's order, after their commit. Returns how to stop listening. */
  subscribe(listener: (event: EngineEvent) => void): () => void {
    return this.listeners.add(listener);
  }

  /** Quotes of a feed; the ticks that were accepted, once they are durable. */
  take(quotes: readonly Quote[]): Promise<readonly Tick[]> {
    return this.lane.take(quotes);
  }

  /** Answers a question about the state at this instant; it changes nothing. Throws on one that no product answers. */
  async ask<Q extends Question>(question: Q): Promise<Answer<Q['kind']>> {
    const { answers } = this.state.catalogue;
    const answer = answers[question.kind] as
      | ((state: State, question: Q, now: number) => Answer<Q['kind']>)
      | undefined;
    if (!answer) throw new Error(`no product answers ${question.kind}`);
    return answer(this.state, question, this.now());
  }

  /** The customer's accounts and open orders at this instant of the lane. */
  account(customerId: number): AccountSnapshot {
    const { state } = this;
    const book = state.bookOf(customerId);
    const accounts = state.catalogue.wallets.flatMap((kind) =>
      (['free', 'held'] as const).flatMap((part) => state.accountOf(customerId, kind, part, book) ?? []),
    );
    const options = state.options.of(customerId);
    return { seq: state.laneSeq, accounts, orders: state.openOrdersOf(customerId), options };
  }

  /** Every pending and holding order at this instant of the lane: later events bring it up to date. */
  openOrders(): OpenOrders {
    return { seq: this.state.laneSeq, orders: this.state.orders.values() };
  }

  /** Those of the accounts with positions whose margin level is lowest, at most `most`, and how many there are. */
  lowestLevels(most: number, isDemo?: boolean): LowestLevels {
    const { margins, customers } = this.state;
    const fits = (id: number): boolean => isDemo === undefined || customers.get(id)?.isDemo === isDemo;
    return lowestLevels(margins, most, fits);
  }

  /** Whether the customer trades with demo money. */
  isDemo(customerId: number): boolean {
    return this.state.customers.get(customerId)?.isDemo === true;
  }

  /** Every running option at this instant of the lane. */
  runningOptions(): Iterable<Option> {
    return this.state.options.values();
  }

  /** Durations as they are offered, switched off ones too. */
  durations(): readonly Duration[] {
    return [...this.state.durations.values()];
  }

  /** Settings that differ from their declared default. */
  settings(): ReadonlyMap<string, string> {
    return new Map(this.state.settings);
  }

  get configVersion(): number {
    return this.state.configVersion;
  }

  symbols(): readonly SymbolRow[] {
    return [...this.state.symbols.values()].sort((a, b) => a.sort - b.sort || a.id - b.id);
  }

  /** The last durable tick: of the same instant as the bars. */
  quote(symbolId: number): Tick | null {
    return this.barKeeper.latest.get(symbolId) ?? null;
  }

  /** Whether the symbol trades now: within its sessions, with a feed that knows it, and not paused. */
  isOpen(symbolId: number): boolean {
    return this.state.isTrading(symbolId, this.now());
  }

  /** What was announced of a symbol, and whether its prices wait for a look. */
  standingOf(symbolId: number): SymbolStanding {
    return this.state.book.standingOf(symbolId);
  }

  /** Who holds something of the symbol, or that converts through it, by number. */
  holdersOf(symbolId: number): readonly number[] {
    return this.state.holdersOf(symbolId);
  }

  /** Whether the symbol's prices are made up here, so that no screen shows them as a market's. */
  readonly isSimulated = (symbol: SymbolRow): boolean => this.state.isSimulated(symbol);

  /** The market clock, epoch ms. */
  readonly now = (): number => this.options.now();

  /** Writes back-filled history of a symbol that has none, and shows it. */
  async backfill(symbolId: number, history: readonly Bar[]): Promise<void> {
    await this.submit({ kind: 'rows.record', actor: SYSTEM, rows: historyRows(history) });
    this.barKeeper.adopt(symbolId, history);
  }

  /** Ascending bars of the bid, the running one last. */
  bars(symbolId: number, period: Period, limit: number, before?: number): readonly KlineBar[] {
    return this.barKeeper.book.read(symbolId, period, limit, before);
  }

  recentCloses(symbolId: number, count: number): readonly number[] {
    return this.barKeeper.book.recentCloses(symbolId, count);
  }

  /** The current GMT day; null before its first tick. */
  dayQuotation(symbolId: number): DayQuotation | null {
    return this.barKeeper.book.dayQuotation(symbolId);
  }

  /** An order's quote currency → account currency at this instant, by the conversion that it keeps. */
  rateOf(terms: Pick<OrderTerms, 'openRate'>): RateInForce {
    return pinnedRate({ quotes: this.barKeeper.latest }, terms);
  }

  /** Where an open order's stop stands now: its own, or the trailing one. */
  readonly stopOf = (order: Order): bigint => this.state.triggers.stopOf(order);

  feedHealth(): readonly FeedHealth[] {
    return this.state.book.withPauses(this.feeds?.health() ?? []);
  }

  /** Jobs that wait for the lane. */
  get waiting(): number {
    return this.lane.waiting;
  }

  /** Stops the feeds, finishes what waits, lets go of the lease. */
  async stop(): Promise<void> {
    await this.feeds?.stop();
    this.stopRenewal();
    this.due.stop();
    await this.settlement.stop();
    await this.lane.close();
    await this.store.releaseLease();
    await this.store.close();
  }

  /** What products have to settle by `until`, epoch ms. */
  private endedBy(until: number): Command[] {
    return this.state.catalogue.products.flatMap(({ settlement }: Product) =>
      settlement?.isDue(this.state, until) ? settlement.command(until) : [],
    );
  }

  private settle = (upTo: number): Promise<unknown> =>
    Promise.all(this.endedBy(upTo).map((command) => this.submit(command)));

  private noteFed(): void {
    const { feeds, state } = this;
    if (!feeds) return;
    for (const id of state.symbols.keys()) state.unfed[feeds.knows(id) ? 'delete' : 'add'](id);
  }

  private publish(events: readonly EngineEvent[]): void {
    for (const event of events) {
      if (event.type === 'symbol.changed') {
        this.feeds?.setSymbols(this.symbols());
        this.noteFed();
      }
      this.listeners.tell(event);
      this.due.follow(event);
    }
  }
}
