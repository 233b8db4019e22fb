import type { Job } from './job.js';
import type { LaneOptions } from './lane-options.js';
import type { OpenBatch } from './open-batch.js';
import type { Batch } from './store/batch.js';
import { LeaseLost } from './store/store.js';
import type { UndoList } from './undo.js';
import { unlessCommitted } from './unless-committed.js';

/** So many jobs are a batch by themselves, however many are on their way. */
const ENOUGH = 24;

/** Moves the journal's end, once the batch is durable and all before it are settled. */
interface Link {
  kept(): void;
}

/** A batch that was handed to the store, and what counts once it is durable. */
interface Begun {
  readonly decided: OpenBatch;
  /** Null: it is durable; otherwise why nothing of it is. */
  readonly outcome: Promise<Error | null>;
  /** How many of the rows that followed former ticks it writes. */
  readonly followed: number;
  readonly hashed: (() => void) | null;
  readonly link: Link;
  /** Where the changes end that take it back, after those of the batches before it. */
  mark: number;
}

/** Batches on their way to the disk, in the order in which they were decided: the first is durable first. */
export class Commits {
  private readonly begun: Begun[] = [];
  /** What followed ticks that are durable, and of these rows how many are on their way. */
  private readonly unwritten: Readonly<Record<string, unknown>>[];
  private carried = 0;

  constructor(
    private readonly options: LaneOptions,
    private readonly undo: UndoList,
  ) {
    this.unwritten = [...options.unwritten];
  }

  get isEmpty(): boolean {
    return this.begun.length === 0;
  }

  /** Jobs that are decided on top of the first batch. */
  get behind(): number {
    let jobs = 0;
    for (let at = 1; at < this.begun.length; at++) jobs += (this.begun[at] as Begun).decided.done.length;
    return jobs;
  }

  /** Whether a batch is large enough to be handed over before anything else is decided. */
  isEnough(open: OpenBatch | null): boolean {
    return this.options.store.canQueue && open !== null && open.done.length >= ENOUGH;
  }

  /** Whether a batch is better handed over now than kept open until the first is durable. */
  takes(open: OpenBatch | null): boolean {
    return open !== null && (this.isEmpty || (this.begun.length === 1 && this.options.store.canQueue));
  }

  /** Hands over what is decided, at the moment at which the state is what it leads to. */
  begin(decided: OpenBatch): void {
    const { batch } = decided;
    const followed = this.addFollowing(batch);
    const isHashed = this.begun.some(({ hashed }) => hashed !== null);
    const hashed = isHashed ? null : (this.options.hashes?.add(batch) ?? null);
    batch.behind = this.begun.findLast((earlier) => !earlier.decided.batch.isEmpty)?.decided.batch.id ?? null;
    const link: Link = { kept: () => undefined };
    const outcome = batch.isEmpty ? Promise.resolve(null) : this.commit(batch, link);
    // Whoever waits for it hears of it, later.
    outcome.catch(() => undefined);
    this.begun.push({ decided, outcome, followed, hashed, link, mark: this.undo.mark });
  }

  /** What becomes of the first. */
  outcome(): Promise<Error | null> {
    return this.begun[0]?.outcome ?? Promise.resolve(null);
  }

  /** Takes out the first, which is durable. */
  settle(): OpenBatch | null {
    const first = this.begun.shift();
    if (!first) return null;
    first.link.kept();
    first.hashed?.();
    this.undo.forget(first.mark);
    for (const other of this.begun) other.mark -= first.mark;
    this.unwritten.splice(0, first.followed);
    this.carried -= first.followed;
    for (const { job, answer, error } of first.decided.done) {
      if (error === undefined && 'quotes' in job)
        this.unwritten.push(...this.options.follower.take(answer as Parameters<typeof job.resolve>[0]));
    }
    return first.decided;
  }

  /**
   * The first was not written, so none of the others will be: once all have ended nothing is left of them but their jobs.
   * Throws where the store wrote one all the same: then what is in memory is not what is stored.
   */
  async abandon(): Promise<Job[]> {
    for (const { decided, outcome } of this.begun)
      if ((await outcome) === null && !decided.batch.isEmpty)
        throw new Error(`batch ${decided.batch.id} is durable without the one before it`);
    this.options.journal.forget();
    this.carried = 0;
    return this.clear();
  }

  /** Takes out all of them, whatever becomes of them; answers their jobs. */
  clear(): Job[] {
    return this.begun.splice(0).flatMap(({ decided }) => decided.jobs);
  }

  /** Commits, or says why not. An answer that was lost is asked for by the batch's id before anybody hears of it. */
  private async commit(batch: Batch, link: Link): Promise<Error | null> {
    const { store, state, journal } = this.options;
    batch.laneSeq = state.laneSeq;
    link.kept = journal.link(batch);
    try {
      await store.commit(batch);
    } catch (error) {
      if (error instanceof LeaseLost) return error;
      const lost = await unlessCommitted(store, batch.id, error as Error);
      if (lost) return lost;
    }
    return null;
  }

  private addFollowing(batch: Batch): number {
    const rows = this.unwritten.slice(this.carried);
    for (const row of rows) batch.upsert(this.options.follower.table, row);
    this.carried += rows.length;
    return rows.length;
  }
}
