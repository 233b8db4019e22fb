import type { Tick } from '@truemark/domain';
import { untypedQueries } from '../../platform/database/queries.js';
import { decodeRow, type RowOf, type SqlValue, type Table } from '../../platform/database/table.js';
import { KEY_LIFETIME } from '../kernel/first-outcome.js';
import { readJournal } from '../kernel/journal.js';
import { loadNonInputState } from '../kernel/load.js';
import { hashOf } from '../kernel/state-hash.js';
import { MAX_SILENCE, type PostgresStore } from '../kernel/store/postgres-store.js';
import { laneInputs } from '../kernel/tables/lane.table.js';
import { type StateHash, stateHashes } from '../kernel/tables/state-hash.table.js';
import { BarAggregator } from '../market/bar-aggregator.js';
import { lastPriceFeed } from '../market/last-price-feed.js';
import { rejectedTicks, tickOfRow, ticks } from '../market/tables/market.table.js';
import { CommandInputs, type Input, jumpInput, tickInput } from '../replay/inputs.js';
import { FollowedRows } from './followed-rows.js';
import { type LoadedState, loadEngineState, loaderOn, type StateSources } from './loaded-state.js';

/** Lane steps read and replayed at a time. */
const STEPS_PER_WINDOW = 2_000;
/** Maximum silence of the database while the state is loaded, ms: it may sort whole tables first. */
const MAX_LOAD_SILENCE = 60_000;

/** The followed state differs from the leader's: it must be loaded again. */
export class Diverged extends Error {
  /** `part`: the part whose hash differed; null: an input had another outcome. */
  constructor(
    why: string,
    readonly part: string | null = null,
  ) {
    super(why);
  }
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Follows the journal in the database with its own state: replays what another engine has committed, in lane order, and
 * compares it with the leader's state hashes. Nothing is written.
 */
export class Follower {
  /** Number of equal portions, and their parts. */
  compared = 0;
  readonly same = new Set<string>();
  private readonly state: LoadedState['state'];
  private barAggregator: BarAggregator;
  private readonly inputs = new CommandInputs(true);
  /** Closed bars, each with the latest step by which ticks had closed it. */
  private closedBars: { readonly by: number; readonly bar: Row }[] = [];
  /** The last commit at the previous poll, and the step it left the lane at. */
  /** A history of bars was stored that the aggregator has not loaded yet: a failed load is repeated. */
  private isHistoryNew = false;
  private batchId = '';
  private reachedSeq: number;

  private constructor(
    private readonly store: PostgresStore,
    private readonly options: StateSources,
    { state, barKeeper }: LoadedState,
    private readonly rows: FollowedRows,
  ) {
    this.state = state;
    this.barAggregator = barKeeper;
    this.reachedSeq = state.laneSeq;
  }

  /** Loads the state as of one commit, whatever is committed meanwhile. */
  static load(store: PostgresStore, options: StateSources): Promise<Follower> {
    return store.snapshot(MAX_LOAD_SILENCE, async () => {
      const { laneSeq, batchId } = await store.end();
      const ground = await loadEngineState(store, options, laneSeq);
      ground.state.priceFeed = await lastPriceFeed(store);
      const rows = await FollowedRows.open(store, options.tables);
      const follower = new Follower(store, options, ground, rows);
      follower.batchId = batchId;
      return follower;
    });
  }

  /** The lane step reached. */
  get laneSeq(): number {
    return this.state.laneSeq;
  }

  /**
   * Replays what was committed since; returns the number of steps. Throws `Diverged`; other errors come from the
   * database.
   */
  async follow(): Promise<number> {
    const { batchId } = await this.store.end();
    if (batchId === this.batchId) return 0;
    return this.store.snapshot(MAX_SILENCE, () => this.catchUp());
  }

  /**
   * Called when nobody else writes any more: replays the rest, reads what does not follow from inputs, and returns the
   * state that a start would load. Throws `Diverged` if it has not reached step `laneSeq`.
   */
  async takeOver(laneSeq: number): Promise<LoadedState> {
    const { state, store, options } = this;
    await this.follow();
    if (state.laneSeq !== laneSeq) throw new Diverged(`it stands at step ${state.laneSeq} of ${laneSeq}`);
    await loadNonInputState(state, loaderOn(store, options));
    // As after a start: ended days are determined again, and those without a seal are sealed.
    state.sealedDays.endedBefore = null;
    const { dueAt } = state.sealedDays;
    if (dueAt !== null) state.dues.schedule('day.end', 0, dueAt);
    return { state, barKeeper: this.barAggregator, unwritten: this.closedBars.map(({ bar }) => bar) };
  }

  private async catchUp(): Promise<number> {
    const { state, store } = this;
    const before = state.laneSeq;
    const end = await store.end();
    for (let from = before; from < end.laneSeq; from += STEPS_PER_WINDOW)
      await this.replayWindow(from, Math.min(from + STEPS_PER_WINDOW, end.laneSeq));
    const { isHistoryDrawn } = await this.rows.follow(state);
    this.isHistoryNew ||= isHistoryDrawn;
    if (this.isHistoryNew) this.barAggregator = await BarAggregator.load(store, state);
    this.isHistoryNew = false;
    // Bars closed before the previous poll have been written by a later commit since.
    this.closedBars = this.closedBars.filter(({ by }) => by > this.reachedSeq);
    this.reachedSeq = end.laneSeq;
    this.batchId = end.batchId;
    return end.laneSeq - before;
  }

  private async replayWindow(after: number, until: number): Promise<void> {
    const { state } = this;
    const taken: Tick[] = [];
    const hashes = (await this.rowsBetween(stateHashes, after, until)).sort((a, b) => a.laneSeq - b.laneSeq);
    let next = 0;
    for (const { input, note } of await this.inputsBetween(after, until, taken)) {
      for (; (hashes[next]?.laneSeq ?? Infinity) < input.laneSeq; next++) this.compare(hashes[next]);
      state.laneSeq = input.laneSeq;
      try {
        input.apply(state);
      } catch (error) {
        throw new Diverged((error as Error).message);
      }
      state.storedUntil = Math.max(state.storedUntil, input.at);
      note();
    }
    for (; next < hashes.length; next++) this.compare(hashes[next]);
    state.laneSeq = until;
    state.catalogue.tidy(state);
    state.outcomes.forgetBefore(state.storedUntil - KEY_LIFETIME);
    for (const bar of this.barAggregator.take(taken)) this.closedBars.push({ by: until, bar });
  }

  /** Inputs in lane order, each with what to record once it is replayed. */
  private async inputsBetween(after: number, until: number, taken: Tick[]) {
    const all: { readonly input: Input; readonly note: () => void }[] = [];
    for (const row of await this.rowsBetween(laneInputs, after, until)) {
      const input = this.inputs.of(row);
      if (input) all.push({ input, note: () => this.storeOutcome(row) });
    }
    for (const row of await this.rowsBetween(ticks, after, until))
      all.push({ input: tickInput(row), note: () => taken.push(tickOfRow(row)) });
    for (const row of await this.rowsBetween(rejectedTicks, after, until)) {
      const input = jumpInput(row);
      if (input) all.push({ input, note: () => undefined });
    }
    return all.sort((a, b) => a.input.laneSeq - b.input.laneSeq);
  }

  private async rowsBetween<R extends object>(table: Table<R>, after: number, until: number): Promise<R[]> {
    const { sql, parameters } = untypedQueries
      .selectFrom(table.name)
      .selectAll()
      .where('lane_seq', '>', after)
      .where('lane_seq', '<=', until)
      .compile();
    const rows = await this.store.query(sql, parameters as SqlValue[]);
    return rows.map((row) => decodeRow(table, row));
  }

  private storeOutcome(row: RowOf<typeof laneInputs>): void {
    const { idempotencyOwner, idempotencyKey, idempotencyHash, outcome, at } = row;
    if (idempotencyKey === null) return;
    const name = `${idempotencyOwner}|${idempotencyKey}`;
    // Keys stay ordered by time.
    this.state.outcomes.delete(name);
    this.state.outcomes.set(name, {
      hash: idempotencyHash ?? '',
      outcome: readJournal(outcome) as object,
      at,
    });
  }

  private compare(told: StateHash | undefined): void {
    const { state } = this;
    // An engine of another version may hash parts this one does not know.
    if (!told || !state.catalogue.hashed.some(({ name }) => name === told.part)) return;
    state.laneSeq = told.laneSeq;
    if (hashOf(state, told) !== told.hash) {
      const { part, first, last, laneSeq } = told;
      const what = `${part} ${first} to ${last} at step ${laneSeq}`;
      throw new Diverged(`${what} are not what the writing engine has`, part);
    }
    this.compared += 1;
    this.same.add(told.part);
  }
}
