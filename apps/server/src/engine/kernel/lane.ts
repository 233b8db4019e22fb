import { randomUUID } from 'node:crypto';
import { type Refusal, refuse, type Tick } from '@truemark/domain';
import { SYSTEM } from './command.js';
import { decide } from './decide.js';
import { firstOutcome, hasRoomFor } from './first-outcome.js';
import { MOST_QUOTES } from './inbox.js';
import type { Done, Job } from './job.js';
import { JobQueue } from './job-queue.js';
import { journalInput } from './journal-input.js';
import type { LaneOptions } from './lane-options.js';
import type { Received } from './received.js';
import type { Command, EngineEvent } from './registry.js';
import { keepSent } from './sent-commands.js';
import { Step, StepRefused } from './step.js';
import type { AnyTable } from './store/batch.js';
import { Batch } from './store/batch.js';
import { AnswerLost, LeaseLost } from './store/store.js';
import { UndoList } from './undo.js';
import { unlessCommitted } from './unless-committed.js';
import { carryRows, requireAsSeen } from './watched-rows.js';

/** Turns of the event loop that a batch waits at most for company. */
const MOST_TURNS = 8;
/** Commits in a row of which the answer is lost: then the batch itself may be what ends the connection. */
const MOST_LOST = 5;

/**
 * The serial lane: every change of money and orders waits here, is decided against the state in memory, and is
 * written together with whatever else waits. After the commit events go out, then callers are answered.
 */
export class Lane {
  private readonly queue: JobQueue;
  private running: Promise<void> | null = null;
  private closed: Error | null = null;
  private committing: Promise<Error | null> | null = null;
  private lastNow: number;
  private lost = 0;
  /** The instant that a batch is decided at. */
  private moment = 0;
  private readonly undo = new UndoList();
  private readonly unwritten: Readonly<Record<string, unknown>>[];

  constructor(private readonly options: LaneOptions) {
    this.lastNow = options.state.storedUntil;
    this.unwritten = [...options.unwritten];
    this.queue = new JobQueue(options.state.catalogue.background);
  }

  submit(command: Command): Promise<object | Refusal> {
    return new Promise((resolve, reject) => this.push({ command, resolve, reject }));
  }

  /**
   * What a command with this key came to before, once that is durable; null: it is new. An edge that looks at prices,
   * pictures or waiting times asks here first: they have moved on since.
   */
  async first(idempotency: Command['idempotency']): Promise<object | Refusal | null> {
    if (this.earlier(idempotency) === null) return null;
    const again = await this.submit({ kind: 'rows.record', actor: SYSTEM, idempotency, rows: [] });
    return 'done' in again ? null : again;
  }

  take(quotes: readonly Received[]): Promise<readonly Tick[]> {
    return new Promise((resolve, reject) => this.push({ quotes, resolve, reject }));
  }

  /** Looks at what is durable: at once, or right after the commit that is under way. */
  async durable<T>(look: () => T): Promise<T> {
    while (this.committing) await this.committing;
    return look();
  }

  get waiting(): number {
    return this.queue.length;
  }

  /** Takes nothing more, finishes what waits, and writes what followed the last ticks. */
  async close(): Promise<void> {
    this.closed ??= new Error('the engine is stopping');
    await this.running;
    const batch = new Batch(randomUUID());
    this.addFollowing(batch);
    const failure = batch.isEmpty ? null : await this.commit(batch);
    if (failure) throw failure;
  }

  private push(job: Job): void {
    if (this.closed) return job.reject(this.closed);
    this.queue.push(job);
    // What arrives in the same turn of the event loop shares one commit.
    this.running ??= new Promise((done) =>
      // A lane that fell over can decide nothing more: better a new start than calls that wait for ever.
      setImmediate(() => this.drain().then(done, (error: Error) => this.fail(error, []))),
    );
  }

  private async drain(): Promise<void> {
    while (this.queue.length > 0) {
      await this.gather();
      const received = await this.takeReceived();
      const jobs = this.queue.take();
      await this.run(received ? [received, ...jobs] : jobs);
    }
    this.running = null;
  }

  /**
   * Sets the instant of the next batch, and takes every quote that was received until then: the last of them come back
   * to be its first job. However long this process stood still, nothing is decided by a price that was overtaken.
   */
  private async takeReceived(): Promise<Job | null> {
    for (;;) {
      this.moment = this.options.now();
      const received = this.options.inbox.read();
      if (!received || received.quotes.length < MOST_QUOTES) return received;
      await this.run([received]);
    }
  }

  /** While each turn of the event loop brings more, it is worth waiting for: one commit costs as much as many turns. */
  private async gather(): Promise<void> {
    for (let turns = 0, known = 0; known < this.queue.length && turns < MOST_TURNS; turns++) {
      known = this.queue.length;
      await new Promise(setImmediate);
    }
  }

  private async run(jobs: readonly Job[]): Promise<void> {
    const batch = new Batch(randomUUID());
    const events: EngineEvent[] = [];
    const done = jobs.map((job) => this.decideJob(job, batch, events));
    const written = this.addFollowing(batch);
    const hashed = this.options.hashes?.add(batch);
    this.committing = batch.isEmpty ? null : this.commit(batch);
    const failure = await this.committing;
    this.committing = null;
    if (failure === null) {
      this.lost = 0;
      hashed?.();
      this.undo.clear();
      this.options.state.catalogue.tidy(this.options.state);
      this.unwritten.splice(0, written);
      this.options.publish(events);
      this.answer(done);
      return;
    }
    this.undo.rollback();
    this.options.state.dues.restore();
    if (failure instanceof LeaseLost) return this.fail(failure, jobs);
    if (failure instanceof AnswerLost && this.lost < MOST_LOST) return this.runAgain(jobs);
    if (jobs.length === 1) return jobs[0]?.reject(failure);
    for (const job of jobs) await this.run([job]);
  }

  /** The database was away, and nothing is kept. Prices have gone on since: what waits is decided after them. */
  private async runAgain(jobs: readonly Job[]): Promise<void> {
    this.lost += 1;
    const quotes = jobs.filter((job) => 'quotes' in job);
    const commands = jobs.filter((job) => !('quotes' in job));
    if (quotes.length > 0) await this.run(quotes);
    if (commands.length === 0) return;
    const received = await this.takeReceived();
    await this.run(received ? [received, ...commands] : commands);
  }

  /** Commits, or says why not. An answer that was lost is asked for by the batch's id before anybody hears of it. */
  private async commit(batch: Batch): Promise<Error | null> {
    const { store, state, journal } = this.options;
    batch.laneSeq = state.laneSeq;
    const kept = journal.link(batch);
    try {
      await store.commit(batch);
    } catch (error) {
      if (error instanceof LeaseLost) return error;
      const lost = await unlessCommitted(store, batch.id, error as Error);
      if (lost) return lost;
    }
    kept();
    return null;
  }

  private decideJob(job: Job, batch: Batch, events: EngineEvent[]): Done {
    try {
      if ('quotes' in job) return { job, answer: this.takeQuotes(job.quotes, batch, events) };
      return { job, answer: this.decideCommand(job.command, batch, events) };
    } catch (error) {
      return { job, error };
    }
  }

  private takeQuotes(quotes: readonly Received[], batch: Batch, events: EngineEvent[]): readonly Tick[] {
    const taken: Tick[] = [];
    for (const quote of quotes) {
      // A tick is judged at its own time: what follows from it is the same whenever it is worked out.
      const step = this.step(SYSTEM, true, quote.time);
      const tick = this.options.takeQuote(step, quote);
      if (tick) {
        taken.push(tick);
        // A recorded market's clock stands before the next tick: what is decided after this one is not earlier.
        this.lastNow = Math.max(this.lastNow, tick.time);
      }
      this.finish(step, batch, events);
    }
    return taken;
  }

  private decideCommand(command: Command, batch: Batch, events: EngineEvent[]): object | Refusal {
    const { idempotency } = command;
    const { state } = this.options;
    const earlier = this.earlier(idempotency);
    if (earlier) return earlier;
    if (idempotency && !hasRoomFor(state, idempotency, this.now())) return refuse('idempotency.too_many');
    const mark = this.undo.mark;
    try {
      const isInput = state.catalogue.isInput(command);
      const step = this.step(command.actor, isInput);
      requireAsSeen(step, command.seen);
      const outcome = decide(step, command);
      carryRows(step, command.rows, (name) => this.tableOf(name));
      if (isInput) journalInput(step, command, outcome);
      keepSent(step, command, outcome);
      this.finish(step, batch, events);
      return outcome;
    } catch (error) {
      this.undo.rollback(mark);
      if (!(error instanceof StepRefused)) throw error;
      // It moved nothing, so nothing of it is kept: under the same key it is judged anew.
      return error.refusal;
    }
  }

  private earlier(idempotency: Command['idempotency']): object | Refusal | null {
    return idempotency ? firstOutcome(this.options.state, idempotency, this.options.now()) : null;
  }

  private step(actor: Command['actor'], numbered = true, now = this.now()): Step {
    const { state } = this.options;
    if (numbered) {
      const before = state.laneSeq;
      this.undo.push(() => {
        state.laneSeq = before;
      });
      state.laneSeq = before + 1;
    }
    return new Step(state, this.undo, now, state.laneSeq, actor);
  }

  private finish(step: Step, batch: Batch, events: EngineEvent[]): void {
    step.finish(batch);
    for (const event of step.events) events.push(event);
  }

  private addFollowing(batch: Batch): number {
    for (const row of this.unwritten) batch.upsert(this.options.follower.table, row);
    return this.unwritten.length;
  }

  private answer(done: readonly Done[]): void {
    for (const { job, answer, error } of done) {
      if (error !== undefined) {
        job.reject(error);
      } else if ('quotes' in job) {
        const taken = answer as readonly Tick[];
        this.unwritten.push(...this.options.follower.take(taken));
        job.resolve(taken);
      } else {
        job.resolve(answer as object);
      }
    }
  }

  private fail(error: Error, jobs: readonly Job[]): void {
    this.closed ??= error;
    for (const job of [...jobs, ...this.queue.clear()]) job.reject(error);
    this.options.onFatal(error);
  }

  private tableOf(name: string): AnyTable {
    const table = this.options.tables.get(name);
    if (!table) throw new Error(`no table ${name}`);
    return table;
  }

  /** The batch's instant. Never goes back, whatever the clock does. */
  private now(): number {
    this.lastNow = Math.max(this.lastNow, this.moment);
    return this.lastNow;
  }
}
