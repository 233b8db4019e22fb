import { randomUUID } from 'node:crypto';
import type { Refusal, Tick } from '@truemark/domain';
import { SYSTEM } from './command.js';
import { Decider } from './decider.js';
import { MOST_QUOTES } from './inbox.js';
import type { Done, Job } from './job.js';
import { JobQueue } from './job-queue.js';
import type { LaneOptions } from './lane-options.js';
import { Looks } from './looks.js';
import { OpenBatch } from './open-batch.js';
import type { Received } from './received.js';
import type { Command } from './registry.js';
import { Batch } from './store/batch.js';
import { AnswerLost, LeaseLost } from './store/store.js';
import { UndoList } from './undo.js';
import { unlessCommitted } from './unless-committed.js';

/** Turns of the event loop that a batch waits at most for company. */
const MOST_TURNS = 8;
/** Commits in a row of which the answer is lost: then the batch itself may be what ends the connection. */
const MOST_LOST = 5;
/** Once so many jobs are decided before the batch ahead of them is durable, the others wait for it. */
const MOST_AHEAD = 500;
/** Batches in a row that end with others decided already; then the state is tidied. */
const MOST_UNTIDIED = 64;

/**
 * The serial lane: every change of money and orders waits here, is decided against the state in memory, and is
 * written together with whatever else waits. After the commit events go out, then callers are answered.
 *
 * One batch is committed at a time. Where that takes place beside this thread, what comes meanwhile is decided on top of
 * it, and is committed next; nobody hears of anything before it is durable, and if a commit fails everything that is not
 * durable is taken back and decided again.
 */
export class Lane {
  private readonly queue: JobQueue;
  private readonly undo = new UndoList();
  private readonly decider: Decider;
  private readonly unwritten: Readonly<Record<string, unknown>>[];
  private running: Promise<void> | null = null;
  private closed: Error | null = null;
  private committing: Promise<Error | null> | null = null;
  /** What is decided and waits for the commit that is under way. */
  private open: OpenBatch | null = null;
  /** What is durable and not told yet: the next batch is on its way to the disk first. */
  private untold: OpenBatch | null = null;
  /** Who looks at what is durable and told, as soon as nothing else is decided. */
  private readonly looks = new Looks();
  private isAheadScheduled = false;
  /** After a commit that failed, one thing after the other. */
  private isRepeating = false;
  private untidied = 0;
  private lost = 0;

  constructor(private readonly options: LaneOptions) {
    this.unwritten = [...options.unwritten];
    this.queue = new JobQueue(options.state.catalogue.background);
    this.decider = new Decider(options, this.undo);
  }

  submit(command: Command): Promise<object | Refusal> {
    return new Promise((resolve, reject) => this.push({ command, resolve, reject }));
  }

  /**
   * What a command with this key came to before, once that is durable; null: it is new. An edge that looks at prices,
   * pictures or waiting times asks here first: they have moved on since.
   */
  async first(idempotency: Command['idempotency']): Promise<object | Refusal | null> {
    if (this.decider.earlier(idempotency) === null) return null;
    const again = await this.submit({ kind: 'rows.record', actor: SYSTEM, idempotency, rows: [] });
    return 'done' in again ? null : again;
  }

  take(quotes: readonly Received[]): Promise<readonly Tick[]> {
    return new Promise((resolve, reject) => this.push({ quotes, resolve, reject }));
  }

  /** Looks at what is durable and told: at once, or as soon as what is decided by now is. */
  durable<T>(look: () => T): Promise<T> {
    return this.looks.add(look, !(this.committing || this.open || this.untold));
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
    if (this.committing) this.scheduleAhead();
    // What arrives in the same turn of the event loop shares one commit.
    this.running ??= new Promise((done) =>
      // A lane that fell over can decide nothing more: better a new start than calls that wait for ever.
      setImmediate(() => this.drain().then(done, (error: Error) => this.fail(error, []))),
    );
  }

  private async drain(): Promise<void> {
    while (this.queue.length > 0 || this.open) {
      if (!this.open && !this.untold) await this.gather();
      await this.takeReceived();
      for (const job of this.queue.take()) this.decide(job);
      await this.commitOpen();
    }
    this.running = null;
  }

  /**
   * Sets the instant of what is decided next, and takes every quote that was received until then. However long this
   * process stood still, nothing is decided by a price that was overtaken.
   */
  private async takeReceived(): Promise<void> {
    while (this.readReceived()) await this.commitOpen();
  }

  /** True: there may be more, and what was read is a batch by itself. */
  private readReceived(): boolean {
    this.decider.setMoment();
    const received = this.options.inbox.read();
    if (received) this.decide(received);
    return (received?.quotes.length ?? 0) >= MOST_QUOTES;
  }

  /**
   * While each turn of the event loop brings more, it is worth waiting for: a commit that holds up this thread costs as much
   * as many turns. One that does not is begun at once.
   */
  private async gather(): Promise<void> {
    if (this.options.store.isBeside) return;
    for (let turns = 0, known = 0; known < this.queue.length && turns < MOST_TURNS; turns++) {
      known = this.queue.length;
      await new Promise(setImmediate);
    }
  }

  private decide(job: Job): void {
    this.open ??= new OpenBatch();
    this.decider.decide(job, this.open);
  }

  /** What comes in one turn of the event loop during a commit is decided together. */
  private scheduleAhead(): void {
    if (this.isAheadScheduled) return;
    this.isAheadScheduled = true;
    setImmediate(() => {
      this.isAheadScheduled = false;
      if (this.mayDecideAhead()) this.decideAhead();
    });
  }

  private mayDecideAhead(): boolean {
    const ahead = this.open?.done.length ?? 0;
    return (
      this.committing !== null &&
      !(this.isRepeating || this.queue.hasBackground) &&
      this.looks.isEmpty &&
      this.untidied < MOST_UNTIDIED &&
      ahead < MOST_AHEAD
    );
  }

  private decideAhead(): void {
    // More than one read of prices is left to a batch of its own.
    if (this.readReceived()) return;
    for (const job of this.queue.take()) this.decide(job);
  }

  /** Commits what is decided, and tells of it. What comes meanwhile may be decided by the time that it ends. */
  private async commitOpen(): Promise<void> {
    const mine = this.open;
    if (!mine) return;
    this.open = null;
    const { batch } = mine;
    const written = this.addFollowing(batch);
    const hashed = this.options.hashes?.add(batch);
    const waiting = this.queue.length;
    const { mark } = this.undo;
    this.committing = batch.isEmpty ? null : this.commit(batch);
    // Whoever was in the batch before hears of it while this one is written.
    this.tell();
    const failure = await this.committing;
    this.committing = null;
    if (failure) return this.repeat(failure, mine.jobs);
    this.lost = 0;
    hashed?.();
    this.undo.forget(mark);
    this.unwritten.splice(0, written);
    for (const done of mine.done) this.follow(done);
    this.untold = mine;
    this.tidy();
    if (this.isNextAtHand(waiting)) return;
    this.tell();
    this.looks.run();
  }

  /** Only where everything that is decided is durable: what was tidied away could not be taken back. */
  private tidy(): void {
    this.untidied = this.open ? this.untidied + 1 : 0;
    if (!this.open) this.options.state.catalogue.tidy(this.options.state);
  }

  /** Whether another batch begins at once, so that there is time to tell of the last one while it is written. */
  private isNextAtHand(waitingBefore: number): boolean {
    if (this.open) return true;
    const hasCompany = this.queue.length > waitingBefore && !this.queue.hasBackground;
    return hasCompany && this.looks.isEmpty && !this.isRepeating;
  }

  /** Takes back everything that is not durable, and decides it again. */
  private async repeat(failure: Error, jobs: readonly Job[]): Promise<void> {
    const all = [...jobs, ...(this.open?.jobs ?? [])];
    this.open = null;
    this.undo.rollback();
    this.options.state.dues.restore();
    this.looks.run();
    if (failure instanceof LeaseLost) return this.fail(failure, all);
    const isLost = failure instanceof AnswerLost && this.lost < MOST_LOST;
    if (!isLost && all.length === 1) return all[0]?.reject(failure);
    const wasRepeating = this.isRepeating;
    this.isRepeating = true;
    if (isLost) await this.repeatTogether(all);
    else for (const job of all) await this.decideAlone([job]);
    this.isRepeating = wasRepeating;
  }

  /** The database was away, and nothing is kept. Prices have gone on since: what waits is decided after them. */
  private async repeatTogether(jobs: readonly Job[]): Promise<void> {
    this.lost += 1;
    const quotes = jobs.filter((job) => 'quotes' in job);
    const commands = jobs.filter((job) => !('quotes' in job));
    await this.decideAlone(quotes);
    if (commands.length === 0) return;
    await this.takeReceived();
    await this.decideAlone(commands);
  }

  private async decideAlone(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) this.decide(job);
    await this.commitOpen();
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

  private addFollowing(batch: Batch): number {
    for (const row of this.unwritten) batch.upsert(this.options.follower.table, row);
    return this.unwritten.length;
  }

  /** What follows ticks that are durable is written with the next batch. */
  private follow({ job, answer, error }: Done): void {
    if (error === undefined && 'quotes' in job)
      this.unwritten.push(...this.options.follower.take(answer as readonly Tick[]));
  }

  /** Events first, so that who is answered can read what he caused. */
  private tell(): void {
    const { untold } = this;
    if (untold === null) return;
    this.untold = null;
    this.options.publish(untold.events);
    for (const { job, answer, error } of untold.done) {
      if (error !== undefined) job.reject(error);
      else if ('quotes' in job) job.resolve(answer as readonly Tick[]);
      else job.resolve(answer as object);
    }
  }

  private fail(error: Error, jobs: readonly Job[]): void {
    this.tell();
    this.closed ??= error;
    for (const job of [...jobs, ...(this.open?.jobs ?? []), ...this.queue.clear()]) job.reject(error);
    this.options.onFatal(error);
  }
}
