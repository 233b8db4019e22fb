import type { SqliteTransactions, WriteBatch } from './sqlite-transactions.js';
import { LeaseLost } from './store.js';

/** Outcome of a transaction; null: durable. */
export type WriteOutcome = { readonly error: string; readonly isLeaseLost: boolean } | null;

/** Writes waiting batches in one transaction; if that fails, one by one. */
export class SqliteQueue {
  /** The last failed batch: a batch that follows it fails for the same reason. */
  private lastFailure: { readonly id: string | null; readonly why: WriteOutcome } | null = null;

  constructor(private readonly transactions: Pick<SqliteTransactions, 'run'>) {}

  /** Outcome of each, in order. */
  run(waiting: readonly WriteBatch[]): WriteOutcome[] {
    const areTogether =
      waiting.length > 1 &&
      !waiting.some((one) => this.isAfterFailure(one)) &&
      this.runTransaction(waiting) === null;
    return waiting.map((one) => (areTogether ? null : this.runAlone(one)));
  }

  private runAlone(one: WriteBatch): WriteOutcome {
    const why = this.isAfterFailure(one) ? (this.lastFailure?.why ?? null) : this.runTransaction([one]);
    if (why !== null && one.id !== null) this.lastFailure = { id: one.id, why };
    return why;
  }

  private runTransaction(together: readonly WriteBatch[]): WriteOutcome {
    try {
      this.transactions.run(together);
      return null;
    } catch (error) {
      return { error: (error as Error).message, isLeaseLost: error instanceof LeaseLost };
    }
  }

  private isAfterFailure({ behind }: WriteBatch): boolean {
    return behind !== null && behind === this.lastFailure?.id;
  }
}
