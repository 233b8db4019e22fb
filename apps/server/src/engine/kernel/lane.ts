import type { Refusal, Tick } from '@truemark/domain';
import { SYSTEM } from './command.js';
import { Commits } from './commits.js';
import { Decider } from './decider.js';
import { DurableReads } from './durable-reads.js';
import { MAX_QUOTES } from './inbox.js';
import type { Job } from './job.js';
import { JobQueue } from './job-queue.js';
import type { LaneOptions } from './lane-options.js';
import { OpenBatch } from './open-batch.js';
import type { ReceivedPrice } from './received-price.js';
import type { Command } from './registry.js';
import { halvesOf } from './split-quotes.js';
import { CommitOutcomeUnknown, LeaseLost } from './store/store.js';
import { UndoList } from './undo.js';

/** Maximum event-loop turns to wait so that more jobs share one commit. */
const MAX_TURNS = 8;
/** Consecutive commits with a lost answer; beyond it, the batch itself may be breaking the connection. */
const MAX_LOST = 5;
/** Maximum jobs decided before the batch ahead of them is durable; further jobs wait. */
const MAX_AHEAD = 500;
/** Maximum consecutive batches without tidying the state, which needs a moment with nothing in flight. */
const MAX_BATCHES_WITHOUT_TIDY = 256;

/**
 * Single-writer command queue. Every change of money and orders is decided here against the state in memory, and
 * written together with the other waiting jobs (group commit). After the commit, events are published, then callers are
 * answered.
 * Batches become durable one after the other. If the store commits in another thread, new jobs are decided meanwhile on
 * top of the batch in flight; if it can queue, they are handed over too, so the disk never idles. Nothing is published
 * before it is durable. If a commit fails, everything that is not durable is rolled back and decided again.
 */
export class Lane {
  private readonly queue: JobQueue;
  private readonly undo = new UndoList();
  private readonly decider: Decider;
  private readonly commits: Commits;
  private running: Promise<void> | null = null;
  private closeReason: Error | null = null;
  /** Decided, not handed over yet. */
  private open: OpenBatch | null = null;
  /** Durable, not published yet: the next batch is handed over first. */
  private unpublished: OpenBatch | null = null;
  /** Readers of the durable and published state, served as soon as nothing newer is decided. */
  private readonly reads = new DurableReads();
  private isAheadScheduled = false;
  /** After a failed commit, batches run strictly one at a time. */
  private isRetrying = false;
  private batchesSinceTidy = 0;
  private lostCommitCount = 0;

  constructor(private readonly options: LaneOptions) {
    this.commits = new Commits(options, this.undo);
    this.queue = new JobQueue(options.state.catalogue.background);
    this.decider = new Decider(options, this.undo);
  }

  submit(command: Command): Promise<object | Refusal> {
    return new Promise((resolve, reject) => this.push({ command, resolve, reject }));
  }

  /**
   * The durable outcome under this idempotency key; null: it is new. Callers whose preparation depends on prices,
   * images or waiting times ask here first, since these have changed since.
   */
  async first(idempotency: Command['idempotency']): Promise<object | Refusal | null> {
    if (this.decider.earlier(idempotency) === null) return null;
    const again = await this.submit({ kind: 'rows.record', actor: SYSTEM, idempotency, rows: [] });
    return 'done' in again ? null : again;
  }

  take(quotes: readonly ReceivedPrice[]): Promise<readonly Tick[]> {
    return new Promise((resolve, reject) => this.push({ quotes, resolve, reject }));
  }

  /** Reads the durable and published state: at once, or as soon as everything decided by now is durable. */
  durable<T>(look: () => T): Promise<T> {
    return this.reads.add(look, this.commits.isEmpty && !(this.open || this.unpublished));
  }

  get waiting(): number {
    return this.queue.length;
  }

  /** Accepts nothing more, finishes the waiting jobs, and writes the rows derived from the last ticks. */
  async close(): Promise<void> {
    this.closeReason ??= new Error('the engine is stopping');
    await this.running;
    this.commits.begin(new OpenBatch());
    const failure = await this.commits.outcome();
    if (failure) throw failure;
    this.commits.settle();
    this.reads.run();
  }

  private push(job: Job): void {
    if (this.closeReason) return job.reject(this.closeReason);
    this.queue.push(job);
    if (!this.commits.isEmpty) this.scheduleAhead();
    // Jobs that arrive in the same event-loop turn share one commit.
    this.running ??= new Promise((done) =>
      // A lane that failed can decide nothing more: a restart is better than calls that wait forever.
      setImmediate(() =>
        this.drain()
          .catch((error: Error) => this.fail(error, this.commits.clear()))
          .then(done),
      ),
    );
  }

  private async drain(): Promise<void> {
    while (this.queue.length > 0 || this.open) {
      if (!this.open && !this.unpublished) await this.waitForMoreJobs();
      await this.processReceivedQuotes();
      this.decideWaiting();
      await this.commitOpen();
    }
    this.running = null;
  }

  /**
   * Sets the instant of the next decisions, and processes every quote received until then. However long this process
   * was suspended, no decision uses an outdated price.
   */
  private async processReceivedQuotes(): Promise<void> {
    while (this.decideReceivedQuotes()) await this.commitOpen();
  }

  /** True: there may be more quotes, and those read fill a batch of their own. */
  private decideReceivedQuotes(): boolean {
    this.decider.setMoment();
    const received = this.options.inbox.read();
    if (received) this.decide(received);
    return (received?.quotes.length ?? 0) >= MAX_QUOTES;
  }

  /**
   * Waits while each event-loop turn brings more jobs: a commit that blocks this thread costs as much as many turns. A
   * non-blocking commit starts at once.
   */
  private async waitForMoreJobs(): Promise<void> {
    if (this.options.store.isBeside) return;
    for (let turns = 0, known = 0; known < this.queue.length && turns < MAX_TURNS; turns++) {
      known = this.queue.length;
      await new Promise(setImmediate);
    }
  }

  private decide(job: Job): void {
    this.open ??= new OpenBatch();
    this.decider.decide(job, this.open);
  }

  /** Jobs that arrive in one event-loop turn during a commit are decided together. */
  private scheduleAhead(): void {
    if (this.isAheadScheduled) return;
    this.isAheadScheduled = true;
    setImmediate(() => {
      this.isAheadScheduled = false;
      if (this.canDecideAhead()) this.decideAhead();
    });
  }

  private canDecideAhead(): boolean {
    const ahead = this.commits.behind + (this.open?.done.length ?? 0);
    return (
      !this.commits.isEmpty &&
      !(this.isRetrying || this.queue.hasBackground) &&
      this.reads.isEmpty &&
      this.batchesSinceTidy < MAX_BATCHES_WITHOUT_TIDY &&
      ahead < MAX_AHEAD
    );
  }

  private decideAhead(): void {
    // If there may be more quotes, they are left to a batch of their own.
    if (this.decideReceivedQuotes()) return;
    this.decideWaiting();
    if (this.commits.takes(this.open)) this.beginCommit();
  }

  private decideWaiting(): void {
    for (const job of this.queue.take()) {
      this.decide(job);
      if (this.commits.isEnough(this.open)) this.beginCommit();
    }
  }

  /**
   * Commits what is decided and publishes it. Jobs that arrive meanwhile may be decided, and durable, before it
   * returns.
   */
  private async commitOpen(): Promise<void> {
    this.beginCommit();
    while (!this.commits.isEmpty) {
      const waiting = this.queue.length;
      const failure = await this.commits.outcome();
      if (failure) return this.retry(failure);
      this.lostCommitCount = 0;
      this.unpublished = this.commits.settle();
      this.tidy();
      if (this.commits.isEmpty && this.hasNextBatch(waiting)) return;
      if (this.commits.takes(this.open)) this.beginCommit();
      this.publish();
      if (this.queue.length > 0) this.scheduleAhead();
    }
    this.reads.run();
  }

  private beginCommit(): void {
    const { open } = this;
    if (!open) return;
    this.open = null;
    this.commits.begin(open);
    // Answers the previous batch's callers while this one is written.
    this.publish();
  }

  /** Runs only when everything decided is durable: tidied entries cannot be restored by a rollback. */
  private tidy(): void {
    const isLast = this.commits.isEmpty && !this.open;
    this.batchesSinceTidy = isLast ? 0 : this.batchesSinceTidy + 1;
    if (isLast) this.options.state.catalogue.tidy(this.options.state);
  }

  /** Whether another batch starts at once, so that the last one can be published while it is written. */
  private hasNextBatch(waitingBefore: number): boolean {
    if (this.open) return true;
    const hasCompany = this.queue.length > waitingBefore && !this.queue.hasBackground;
    return hasCompany && this.reads.isEmpty && !this.isRetrying;
  }

  /** Rolls back everything that is not durable, and decides it again. */
  private async retry(failure: Error): Promise<void> {
    const wasRepeating = this.isRetrying;
    this.isRetrying = true;
    const all = [...(await this.commits.abandon()), ...(this.open?.jobs ?? [])];
    this.open = null;
    this.undo.rollback();
    this.options.state.dues.restore();
    this.reads.run();
    if (failure instanceof LeaseLost) return this.fail(failure, all);
    const isLost = failure instanceof CommitOutcomeUnknown && this.lostCommitCount < MAX_LOST;
    if (!isLost && all.length === 1) await this.decideByHalves(all[0] as Job, failure);
    else if (isLost) await this.retryTogether(all);
    else for (const job of all) await this.decideAlone([job]);
    this.isRetrying = wasRepeating;
  }

  /**
   * The connection was lost and nothing is stored. Prices have moved since, so commands are decided after new quotes.
   */
  private async retryTogether(jobs: readonly Job[]): Promise<void> {
    this.lostCommitCount += 1;
    const quotes = jobs.filter((job) => 'quotes' in job);
    const commands = jobs.filter((job) => !('quotes' in job));
    await this.decideAlone(quotes);
    if (commands.length === 0) return;
    await this.processReceivedQuotes();
    await this.decideAlone(commands);
  }

  /** A job whose own commit failed is rejected; of a read of quotes, only those that cannot be written. */
  private async decideByHalves(job: Job, failure: Error): Promise<void> {
    const halves = halvesOf(job);
    if (halves === null) return job.reject(failure);
    for (const half of halves) await this.decideAlone([half]);
  }

  private async decideAlone(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) this.decide(job);
    await this.commitOpen();
  }

  /** Events first, so that callers can read what their commands caused. */
  private publish(): void {
    const { unpublished } = this;
    if (unpublished === null) return;
    this.unpublished = null;
    this.options.publish(unpublished.events);
    for (const { job, answer, error } of unpublished.done) {
      if (error !== undefined) job.reject(error);
      else if ('quotes' in job) job.resolve(answer as readonly Tick[]);
      else job.resolve(answer as object);
    }
  }

  private fail(error: Error, jobs: readonly Job[]): void {
    this.publish();
    this.closeReason ??= error;
    for (const job of [...jobs, ...(this.open?.jobs ?? []), ...this.queue.clear()]) job.reject(error);
    this.options.onFatal(error);
  }
}
