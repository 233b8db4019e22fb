import type { Job } from './job.js';
import type { LaneOptions } from './lane-options.js';
import type { OpenBatch } from './open-batch.js';
import { unlessCommitted } from './resolve-commit.js';
import type { Batch } from './store/batch.js';
import { LeaseLost } from './store/store.js';
import type { UndoList } from './undo.js';

/** Jobs at which a batch is handed to the store even while other batches are in flight. */
const BATCH_FULL_AT = 24;

/** Advances the journal's end once the batch and all before it are durable. */
interface JournalAdvance {
  kept(): void;
}

/** A batch in flight, and its bookkeeping until it is durable. */
interface InFlightBatch {
  readonly decided: OpenBatch;
  /** Null once durable; otherwise the error, and then nothing of it is stored. */
  readonly outcome: Promise<Error | null>;
  /** Number of tick-derived rows that it writes. */
  readonly followed: number;
  readonly hashed: (() => void) | null;
  readonly link: JournalAdvance;
  /** End of its changes in the undo list, counted after those of the batches before it. */
  mark: number;
}

/** Batches in flight, in the order decided: the first becomes durable first. */
export class Commits {
  private readonly inFlight: InFlightBatch[] = [];
  /** Rows derived from durable ticks; the first `unwrittenInFlight` of them are in flight. */
  private readonly unwritten: Readonly<Record<string, unknown>>[];
  private unwrittenInFlight = 0;

  constructor(
    private readonly options: LaneOptions,
    private readonly undo: UndoList,
  ) {
    this.unwritten = [...options.unwritten];
  }

  get isEmpty(): boolean {
    return this.inFlight.length === 0;
  }

  /** Jobs decided on top of the first batch. */
  get behind(): number {
    let jobs = 0;
    for (let at = 1; at < this.inFlight.length; at++)
      jobs += (this.inFlight[at] as InFlightBatch).decided.done.length;
    return jobs;
  }

  /** Whether the batch is large enough to hand over before anything else is decided. */
  isEnough(open: OpenBatch | null): boolean {
    return this.options.store.canQueue && open !== null && open.done.length >= BATCH_FULL_AT;
  }

  /** Whether to hand the batch over now rather than keep it open until the first one is durable. */
  takes(open: OpenBatch | null): boolean {
    return open !== null && (this.isEmpty || (this.inFlight.length === 1 && this.options.store.canQueue));
  }

  /** Hands the decided batch to the store. Must be called while the state is exactly what the batch leads to. */
  begin(decided: OpenBatch): void {
    const { batch } = decided;
    const followed = this.addUnwrittenRows(batch);
    const isHashed = this.inFlight.some(({ hashed }) => hashed !== null);
    const hashed = isHashed ? null : (this.options.hashes?.add(batch) ?? null);
    batch.behind =
      this.inFlight.findLast((earlier) => !earlier.decided.batch.isEmpty)?.decided.batch.id ?? null;
    const link: JournalAdvance = { kept: () => undefined };
    const outcome = batch.isEmpty ? Promise.resolve(null) : this.commit(batch, link);
    // Avoids an unhandled rejection; `outcome()` and `abandon()` await the same promise later.
    outcome.catch(() => undefined);
    this.inFlight.push({ decided, outcome, followed, hashed, link, mark: this.undo.mark });
  }

  /** Outcome of the first batch. */
  outcome(): Promise<Error | null> {
    return this.inFlight[0]?.outcome ?? Promise.resolve(null);
  }

  /** Removes the first batch, which is durable. */
  settle(): OpenBatch | null {
    const first = this.inFlight.shift();
    if (!first) return null;
    first.link.kept();
    first.hashed?.();
    this.undo.forget(first.mark);
    for (const other of this.inFlight) other.mark -= first.mark;
    this.unwritten.splice(0, first.followed);
    this.unwrittenInFlight -= first.followed;
    for (const { job, answer } of first.decided.done) {
      if (answer && 'quotes' in job)
        this.unwritten.push(...this.options.follower.take(answer as Parameters<typeof job.resolve>[0]));
    }
    return first.decided;
  }

  /**
   * Drops all batches after the first one failed, and returns their jobs once all commits have ended. Throws if the
   * store wrote a later one all the same: memory and storage then differ.
   */
  async abandon(): Promise<Job[]> {
    for (const { decided, outcome } of this.inFlight)
      if ((await outcome) === null && !decided.batch.isEmpty)
        throw new Error(`batch ${decided.batch.id} is durable without the one before it`);
    this.options.journal.forget();
    this.unwrittenInFlight = 0;
    return this.clear();
  }

  /** Removes all batches whatever their outcome, and returns their jobs. */
  clear(): Job[] {
    return this.inFlight.splice(0).flatMap(({ decided }) => decided.jobs);
  }

  /**
   * Commits; returns the error on failure. Unless the lease is lost, the store is asked first whether the batch was
   * written after all.
   */
  private async commit(batch: Batch, link: JournalAdvance): Promise<Error | null> {
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

  private addUnwrittenRows(batch: Batch): number {
    const rows = this.unwritten.slice(this.unwrittenInFlight);
    for (const row of rows) batch.upsert(this.options.follower.table, row);
    this.unwrittenInFlight += rows.length;
    return rows.length;
  }
}
