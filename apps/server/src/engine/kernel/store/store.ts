import type { StoredRow } from '../../../platform/database/reader.js';
import type { Stored } from '../../../platform/database/table.js';
import type { Batch, SealedEnd } from './batch.js';

/** The one connection that writes. */
export interface Store {
  /** Whether it commits beside this thread, which decides what comes meanwhile. */
  readonly isBeside: boolean;
  /**
   * Whether a batch may be given while others are being committed: it is durable after them, or fails if they do, and
   * those that wait together are written together.
   */
  readonly canQueue: boolean;
  /**
   * Commits a whole batch durably, or throws and leaves nothing of it. `LeaseLost` when another engine holds the lease,
   * `AnswerLost` when nobody said what became of it.
   */
  commit(batch: Batch): Promise<void>;
  /**
   * Whether `batchId` was committed under this lease, as the last batch or before others that were given while it was on
   * its way: asked when a commit's answer was lost. If not, it never will be, however late it still arrives.
   */
  hasCommitted(batchId: string): Promise<boolean>;
  /** Reads on the writing connection: for the bulk load at start. */
  query(sql: string, parameters?: readonly Stored[]): Promise<StoredRow[]>;
  /** The same without names: each row's values in the order in which the statement selects them. A third of the work. */
  values(sql: string, parameters?: readonly Stored[]): Promise<readonly unknown[][]>;
  /** Takes the lease or says who holds it. */
  takeLease(holder: string, now: number, staleBefore: number): Promise<LeaseAnswer>;
  renewLease(now: number): Promise<void>;
  releaseLease(): Promise<void>;
  close(): Promise<void>;
}

/** What the last batch left in the lease: the end of the journal, and the epoch under which that was sealed. */
export interface LeftBehind extends SealedEnd {
  readonly epoch: number;
}

export type LeaseAnswer =
  | { taken: true; epoch: number; laneSeq: number; left: LeftBehind }
  | { taken: false; holder: string };

/** The connection broke before the database said what became of a batch. */
export class AnswerLost extends Error {
  constructor(cause: unknown) {
    super('the database did not answer', { cause });
  }
}

/** Another engine has taken the lease, or the database is gone: this one must stop writing at once. */
export class LeaseLost extends Error {
  constructor(why = 'another server has taken over this data') {
    super(why);
  }
}
