import type { SqliteTransactions, Writes } from './sqlite-transactions.js';
import { LeaseLost } from './store.js';

/** What became of a transaction; null: it is durable. */
export type Written = { readonly error: string; readonly isLeaseLost: boolean } | null;

/** Writes what waits together in one transaction, and what cannot be written so one by one. */
export class SqliteQueue {
  /** The last batch that was not written: whoever is behind it shares its lot. */
  private failed: { readonly id: string | null; readonly why: Written } | null = null;

  constructor(private readonly transactions: Pick<SqliteTransactions, 'run'>) {}

  /** What became of each, in their order. */
  run(waiting: readonly Writes[]): Written[] {
    const areTogether =
      waiting.length > 1 && !waiting.some((one) => this.follows(one)) && this.outcomeOf(waiting) === null;
    return waiting.map((one) => (areTogether ? null : this.alone(one)));
  }

  private alone(one: Writes): Written {
    const why = this.follows(one) ? (this.failed?.why ?? null) : this.outcomeOf([one]);
    if (why !== null && one.id !== null) this.failed = { id: one.id, why };
    return why;
  }

  private outcomeOf(together: readonly Writes[]): Written {
    try {
      this.transactions.run(together);
      return null;
    } catch (error) {
      return { error: (error as Error).message, isLeaseLost: error instanceof LeaseLost };
    }
  }

  private follows({ behind }: Writes): boolean {
    return behind !== null && behind === this.failed?.id;
  }
}
