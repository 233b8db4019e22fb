import type { SqlRow } from '../../../platform/database/database-reader.js';
import type { SqlValue } from '../../../platform/database/table.js';
import type { Batch, SealedEnd } from './batch.js';

/** The single writing connection. */
export interface Store {
  /** Whether commits run outside this thread, which decides further jobs meanwhile. */
  readonly isBeside: boolean;
  /**
   * Whether a batch may be handed over while others are in flight: it becomes durable after them, or fails if they do.
   * Waiting batches are written together.
   */
  readonly canQueue: boolean;
  /**
   * Commits a whole batch durably, or throws and stores nothing of it. `LeaseLost` if another engine holds the lease,
   * `CommitOutcomeUnknown` if the outcome is unknown.
   */
  commit(batch: Batch): Promise<void>;
  /**
   * Whether `batchId` was committed under this lease, as the last batch or before later ones. Asked when a commit's
   * answer was lost. If false, it never will be, however late it arrives.
   */
  hasCommitted(batchId: string): Promise<boolean>;
  /** Reads on the writing connection: for the bulk load at start. */
  query(sql: string, parameters?: readonly SqlValue[]): Promise<SqlRow[]>;
  /** Like `query` without names: each row's values in the statement's column order. A third of the work. */
  values(sql: string, parameters?: readonly SqlValue[]): Promise<readonly unknown[][]>;
  /** Acquires the lease, or returns its holder. */
  takeLease(holder: string, now: number, staleBefore: number): Promise<LeaseAnswer>;
  renewLease(now: number): Promise<void>;
  releaseLease(): Promise<void>;
  close(): Promise<void>;
}

/** State of the lease after the last batch: the end of the journal, and the epoch in which it was sealed. */
export interface LastJournalEnd extends SealedEnd {
  readonly epoch: number;
}

export type LeaseAnswer =
  | { taken: true; epoch: number; laneSeq: number; left: LastJournalEnd }
  | { taken: false; holder: string };

/** The connection broke before the outcome of a batch was known. */
export class CommitOutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the database did not answer', { cause });
  }
}

/** Another engine has taken the lease, or the database is gone: this engine must stop writing at once. */
export class LeaseLost extends Error {
  constructor(why = 'another server has taken over this data') {
    super(why);
  }
}
