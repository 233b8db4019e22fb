import type { Tick } from '@truemark/domain';
import type { DatabaseReader } from '../platform/database/database-reader.js';
import type { DatabaseTarget } from '../platform/database/dialect.js';
import { SYSTEM } from './kernel/command.js';
import { DueTimer } from './kernel/due-timer.js';
import { Inbox } from './kernel/inbox.js';
import { Lane } from './kernel/lane.js';
import { type LeaseHandle, startLeaseRenewal } from './kernel/lease.js';
import { Listeners } from './kernel/listeners.js';
import type { Answers } from './kernel/product.js';
import type { Answer, Command, EngineEvent, Outcome, Question } from './kernel/registry.js';
import { expiredSentIds, outcomesOfSent } from './kernel/sent-commands.js';
import { type JournalOptions, startJournal } from './kernel/start-journal.js';
import type { State } from './kernel/state.js';
import { StateHashWriter } from './kernel/state-hash-writer.js';
import { openStore } from './kernel/store/open-store.js';
import { PostgresStore } from './kernel/store/postgres-store.js';
import type { Store } from './kernel/store/store.js';
import { sentCommands } from './kernel/tables/sent-command.table.js';
import type { BarAggregator } from './market/bar-aggregator.js';
import { historyRows, storedHistories } from './market/bar-history.js';
import type { Feeds } from './market/feeds.js';
import { openFeeds } from './market/open-feeds.js';
import type { Quote } from './market/sources/source.js';
import type { Bar, SymbolRow } from './market/tables/market.table.js';
import { inOrder } from './market/tables/symbol-order.js';
import { takeQuote } from './market/take-ticks.js';
import { DaySealer } from './products/seals/sealing/day-sealer.js';
import { TickPruner } from './products/thinning/tick-pruner.js';
import type { EngineBoundary } from './protocol.js';
import { type StandByOptions, takeOver } from './standby/standby-follower.js';
import { runningAnswers } from './view/running-answers.js';

/** Maximum outcomes of sent commands deleted per commit. */
const MAX_FORGOTTEN = 1_000;

export interface EngineOptions extends JournalOptions, StandByOptions {
  readonly target: DatabaseTarget;
  /** Reader of old ticks, and the folder of their archive files; absent: ticks are never archived. */
  readonly thinning?: { readonly reader: DatabaseReader; readonly folder: string };
  /** Called when writing is no longer possible: the process should exit. */
  readonly onFatal: (error: Error) => void;
  /** Called when a subscriber failed at an event: a bug that affects only that subscriber. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Lane, market and state together. Commands go in; after the commit, events are published and outcomes returned.
 * Returned values are never mutated.
 */
export class Engine implements EngineBoundary {
  private readonly listeners: Listeners;
  private feeds: Feeds | null = null;
  private isClosed = false;
  private leaseHandle: LeaseHandle | null = null;
  private readonly dueTimer: DueTimer;
  private readonly sealer: DaySealer | null;
  private readonly tickPruner: TickPruner | null;
  /** Time of the last submit, by `performance.now`. */
  private lastSubmitAt = Number.NEGATIVE_INFINITY;
  private readonly answers: Answers;

  private constructor(
    private readonly options: EngineOptions,
    private readonly state: State,
    private readonly store: Store,
    private readonly lane: Lane,
    private readonly barAggregator: BarAggregator,
    /** Number of its lease: a later holder has a higher one. */
    readonly epoch: number,
  ) {
    this.dueTimer = new DueTimer({
      state,
      marketNow: () => this.now(),
      wallNow: () => performance.now(),
      submit: (command) => this.lane.submit(command),
      askedAt: () => this.lastSubmitAt,
    });
    this.listeners = new Listeners(options.onFault);
    this.listeners.add((event) => this.dueTimer.follow(event));
    this.sealer = this.openSealer();
    this.tickPruner = this.openTickPruner();
    const running = runningAnswers({
      candles: barAggregator.book,
      waiting: () => lane.waiting,
      health: () => this.feeds?.health() ?? [],
    });
    this.answers = { ...state.catalogue.answers, ...running };
  }

  /** Acquires the lease, loads the state and starts the feeds. */
  static async start(options: EngineOptions): Promise<Engine> {
    let engine: Engine | null = null;
    const store = await openStore(options.target);
    const fatal = (error: Error): void => {
      if (engine) engine.isClosed = true;
      engine?.publish([{ type: 'stopped', seq: engine.state.laneSeq, reason: error.message }]);
      options.onFatal(error);
    };
    let kept: LeaseHandle | null = null;
    const { lease, ground } = await takeOver(store, options, () => {
      kept = startLeaseRenewal(store, Date.now, fatal);
    });
    const { state, barKeeper, unwritten } = ground;
    const journal = await startJournal(store, lease, options, {
      linked: state.catalogue.linked,
      earlier: storedHistories,
    });
    const inbox = new Inbox();
    const lane = new Lane({
      state,
      store,
      journal,
      inbox,
      tables: new Map(options.tables.map((table) => [table.name, table])),
      now: options.now,
      follower: barKeeper,
      takeQuote: (step, quote) => takeQuote(step, quote as Quote),
      publish: (events) => engine?.publish(events),
      onFatal: fatal,
      hashes: store instanceof PostgresStore ? await StateHashWriter.open(store, state) : null,
      unwritten,
    });
    engine = new Engine(options, state, store, lane, barKeeper, lease.epoch);
    engine.leaseHandle = kept;
    await engine.dueTimer.start();
    // Publishes a rotated key at once, and detects a missing seal.
    engine.sealer?.wake();
    engine.tickPruner?.wake();
    if (options.feeds) {
      engine.feeds = await openFeeds(options.feeds, { state, store, engine, inbox });
      await engine.feeds.start(engine.symbols(), state.quotes);
      engine.updateUnfed(engine.feeds);
    }
    return engine;
  }

  /** Submits a command; resolves with its outcome once durable. Rejects only on a fault. */
  submit<C extends Command>(command: C): Promise<Outcome<C['kind']>> {
    this.lastSubmitAt = performance.now();
    return this.lane.submit(command) as Promise<Outcome<C['kind']>>;
  }

  /** The durable outcome of an earlier call of this kind with this key; null: the key is new. */
  first<K extends Command['kind']>(_: K, key: Command['idempotency']): Promise<Outcome<K> | null> {
    return this.lane.first(key) as Promise<Outcome<K> | null>;
  }

  /**
   * Subscribes to events in lane order, after their commit and before the answers. Returns the unsubscribe function.
   */
  subscribe(listener: (event: EngineEvent) => void): () => void {
    return this.listeners.add(listener);
  }

  /** Submits quotes of a feed; resolves with the accepted ticks once durable. */
  take(quotes: readonly Quote[]): Promise<readonly Tick[]> {
    return this.lane.take(quotes);
  }

  /** Answers a question as of the last commit; changes nothing. Throws on an unknown kind. */
  ask<Q extends Question>(question: Q): Promise<Answer<Q['kind']>> {
    return this.lane.durable(() => {
      const answer = this.answers[question.kind] as
        | ((state: State, question: Q, now: number) => Answer<Q['kind']>)
        | undefined;
      if (!answer) throw new Error(`nobody answers ${question.kind}`);
      return answer(this.state, question, this.now());
    });
  }

  /** Whether it still decides: false while stopping, and after losing the lease. */
  get isOpen(): boolean {
    return !this.isClosed;
  }

  /** Whether it decides and nobody else can: false once the lease was not renewed for its lifetime. */
  get isLeading(): boolean {
    return this.isOpen && this.leaseHandle?.isSure() === true;
  }

  /** Outcomes of the executed ones among these commands, by id. */
  outcomesOf(ids: readonly string[]): Promise<ReadonlyMap<string, object>> {
    return outcomesOfSent(this.store, ids);
  }

  /** Deletes some outcomes of commands sent before an instant of the wall clock. False: there are no more. */
  async forgetSent(before: number): Promise<boolean> {
    const ids = await expiredSentIds(this.store, before, MAX_FORGOTTEN);
    const rows = ids.map((id) => ({ op: 'remove', table: sentCommands.name, row: { id } }) as const);
    if (rows.length > 0) await this.lane.submit({ kind: 'rows.record', actor: SYSTEM, rows });
    return rows.length === MAX_FORGOTTEN;
  }

  /** The market clock, epoch ms. */
  readonly now = (): number => this.options.now();

  /** Writes backfilled history of a symbol that has none; later bars continue from it. */
  async backfill(symbolId: number, history: readonly Bar[]): Promise<void> {
    await this.submit({ kind: 'rows.record', actor: SYSTEM, rows: historyRows(history) });
    this.barAggregator.adopt(symbolId, history);
  }

  /** Stops the feeds, finishes waiting jobs, releases the lease. */
  async stop(): Promise<void> {
    this.isClosed = true;
    await this.feeds?.stop();
    this.leaseHandle?.stop();
    await this.sealer?.stop();
    await this.tickPruner?.stop();
    await this.dueTimer.stop();
    await this.lane.close();
    await this.store.releaseLease();
    await this.store.close();
  }

  /** Opens the sealer, which seals each day after the lane has passed its end. */
  private openSealer(): DaySealer | null {
    const { options } = this;
    if (!options.sealing) return null;
    const sealer = new DaySealer({
      ...options.sealing,
      now: this.now,
      submit: (command) => this.lane.submit(command),
      standing: () => this.ask({ kind: 'seals.standing' }),
      onFault: options.onFault,
    });
    this.listeners.add(({ type }) => {
      if (type === 'day.ended') sealer.wake();
    });
    return sealer;
  }

  /** Opens the thinner for ticks of old sealed days: it runs at start, after each seal, and after settings changes. */
  private openTickPruner(): TickPruner | null {
    const { options } = this;
    if (!options.thinning) return null;
    const thinner = new TickPruner({
      ...options.thinning,
      products: this.state.catalogue.products,
      now: this.now,
      submit: (command) => this.lane.submit(command),
      keptFor: () => this.ask({ kind: 'ticks.retention' }),
      onFault: options.onFault,
    });
    this.listeners.add(({ type }) => {
      if (type === 'day.sealed' || type === 'settings.changed') thinner.wake();
    });
    return thinner;
  }

  /** Subscribers first, then callers: what callers read next includes what they caused. */
  private publish(events: readonly EngineEvent[]): void {
    for (const event of events) this.listeners.notify(event);
    if (events.some(({ type }) => type === 'symbol.changed')) this.updateFeedSymbols();
  }

  private updateFeedSymbols(): void {
    const { feeds, options } = this;
    try {
      feeds?.setSymbols(this.symbols());
    } catch (error) {
      options.onFault(error);
    }
    if (!feeds || !this.updateUnfed(feeds)) return;
    const { laneSeq: seq, unfed } = this.state;
    this.listeners.notify({ type: 'feeds.changed', seq, unfed: [...unfed] });
  }

  /** Updates which symbols have a feed; returns whether any market opens or closes by it. */
  private updateUnfed(feeds: Feeds): boolean {
    const { symbols, unfed } = this.state;
    let isChanged = false;
    for (const id of symbols.keys()) {
      const isFed = feeds.knows(id);
      if (isFed !== unfed.has(id)) continue;
      isChanged = true;
      unfed[isFed ? 'delete' : 'add'](id);
    }
    return isChanged;
  }

  private symbols(): readonly SymbolRow[] {
    return inOrder(this.state.symbols.values());
  }
}
