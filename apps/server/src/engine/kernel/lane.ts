import type { Refusal, Tick } from '@truemark/domain';
import { SYSTEM } from './command.js';
import { Commits } from './commits.js';
import { Decider } from './decider.js';
import { MOST_QUOTES } from './inbox.js';
import type { Job } from './job.js';
import { JobQueue } from './job-queue.js';
import type { LaneOptions } from './lane-options.js';
import { Looks } from './looks.js';
import { OpenBatch } from './open-batch.js';
import type { Received } from './received.js';
import type { Command } from './registry.js';
import { AnswerLost, LeaseLost } from './store/store.js';
import { UndoList } from './undo.js';

/** Turns of the event loop that a batch waits at most for company. */
const MOST_TURNS = 8;
/** Commits in a row of which the answer is lost: then the batch itself may be what ends the connection. */
const MOST_LOST = 5;
/** Once so many jobs are decided before the batch ahead of them is durable, the others wait for it. */
const MOST_AHEAD = 500;
/** Batches in a row that end with others decided already; then the state is tidied. */
const MOST_UNTIDIED = 256;

/**
 * The serial lane: every change of money and orders waits here, is decided against the state in memory, and is
 * written together with whatever else waits. After the commit events go out, then callers are answered.
 *
 * One batch becomes durable after the other. Where that takes place beside this thread, what comes meanwhile is decided on
 * top of it, and where the store takes it, handed over as well, so that the disk waits for nobody. Nobody hears of anything
 * before it is durable, and if a commit fails everything that is not durable is taken back and decided again.
 */
export class Lane {
  private readonly queue: JobQueue;
  private readonly undo = new UndoList();
  private readonly decider: Decider;
  private readonly commits: Commits;
  private running: Promise<void> | null = null;
  private closed: Error | null = null;
  /** What is decided and not handed over yet. */
  private open: OpenBatch | null = null;
  /** What is durable and not told yet: the next batch is handed over first. */
  private untold: OpenBatch | null = null;
  /** Who looks at what is durable and told, as soon as nothing else is decided. */
  private readonly looks = new Looks();
  private isAheadScheduled = false;
  /** After a commit that failed, one thing after the other. */
  private isRepeating = false;
  private untidied = 0;
  private lost = 0;

  constructor(private readonly options: LaneOptions) {
    this.commits = new Commits(options, this.undo);
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
    return this.looks.add(look, this.commits.isEmpty && !(this.open || this.untold));
  }

  get waiting(): number {
    return this.queue.length;
  }

  /** Takes nothing more, finishes what waits, and writes what followed the last ticks. */
  async close(): Promise<void> {
    this.closed ??= new Error('the engine is stopping');
    await this.running;
    this.commits.begin(new OpenBatch());
    const failure = await this.commits.outcome();
    if (failure) throw failure;
    this.commits.settle();
    this.looks.run();
  }

  private push(job: Job): void {
    if (this.closed) return job.reject(this.closed);
    this.queue.push(job);
    if (!this.commits.isEmpty) this.scheduleAhead();
    // What arrives in the same turn of the event loop shares one commit.
    this.running ??= new Promise((done) =>
      // A lane that fell over can decide nothing more: better a new start than calls that wait for ever.
      setImmediate(() =>
        this.drain()
          .catch((error: Error) => this.fail(error, this.commits.clear()))
          .then(done),
      ),
    );
  }

  private async drain(): Promise<void> {
    while (this.queue.length > 0 || this.open) {
      if (!this.open && !this.untold) await this.gather();
      await this.takeReceived();
      this.decideWaiting();
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
    const ahead = this.commits.behind + (this.open?.done.length ?? 0);
    return (
      !this.commits.isEmpty &&
      !(this.isRepeating || this.queue.hasBackground) &&
      this.looks.isEmpty &&
      this.untidied < MOST_UNTIDIED &&
      ahead < MOST_AHEAD
    );
  }

  private decideAhead(): void {
    // More than one read of prices is left to a batch of its own.
    if (this.readReceived()) return;
    this.decideWaiting();
    if (this.commits.takes(this.open)) this.handOver();
  }

  private decideWaiting(): void {
    for (const job of this.queue.take()) {
      this.decide(job);
      if (this.commits.isEnough(this.open)) this.handOver();
    }
  }

  /** Commits what is decided, and tells of it. What comes meanwhile may be decided, and durable, by the time that it ends. */
  private async commitOpen(): Promise<void> {
    this.handOver();
    while (!this.commits.isEmpty) {
      const waiting = this.queue.length;
      const failure = await this.commits.outcome();
      if (failure) return this.repeat(failure);
      this.lost = 0;
      this.untold = this.commits.settle();
      this.tidy();
      if (this.commits.isEmpty && this.isNextAtHand(waiting)) return;
      if (this.commits.takes(this.open)) this.handOver();
      this.tell();
      if (this.queue.length > 0) this.scheduleAhead();
    }
    this.looks.run();
  }

  private handOver(): void {
    const { open } = this;
    if (!open) return;
    this.open = null;
    this.commits.begin(open);
    // Whoever was in the batch before hears of it while this one is written.
    this.tell();
  }

  /** Only where everything that is decided is durable: what was tidied away could not be taken back. */
  private tidy(): void {
    const isLast = this.commits.isEmpty && !this.open;
    this.untidied = isLast ? 0 : this.untidied + 1;
    if (isLast) this.options.state.catalogue.tidy(this.options.state);
  }

  /** Whether another batch begins at once, so that there is time to tell of the last one while it is written. */
  private isNextAtHand(waitingBefore: number): boolean {
    if (this.open) return true;
    const hasCompany = this.queue.length > waitingBefore && !this.queue.hasBackground;
    return hasCompany && this.looks.isEmpty && !this.isRepeating;
  }

  /** Takes back everything that is not durable, and decides it again. */
  private async repeat(failure: Error): Promise<void> {
    const wasRepeating = this.isRepeating;
    this.isRepeating = true;
    const all = [...(await this.commits.abandon()), ...(this.open?.jobs ?? [])];
    this.open = null;
    this.undo.rollback();
    this.options.state.dues.restore();
    this.looks.run();
    if (failure instanceof LeaseLost) return this.fail(failure, all);
    const isLost = failure instanceof AnswerLost && this.lost < MOST_LOST;
    if (!isLost && all.length === 1) all[0]?.reject(failure);
    else if (isLost) await this.repeatTogether(all);
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
