import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import type { Step } from '../../engine/kernel/step.js';
import { Batch } from '../../engine/kernel/store/batch.js';
import {
  type LedgerEntry,
  type LedgerPosting,
  ledgerEntries,
  ledgerPostings,
} from '../../engine/kernel/tables/ledger.table.js';
import { type OperatorActRow, operatorActs } from '../../engine/products/desk/tables/operator-act.table.js';
import { type Review, reviews } from '../../engine/products/reviews/tables/review.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { Table } from '../../platform/database/table.js';
import { compareRows } from './ended-rows.js';
import { postingsBehind } from './ledger.js';
import type { VerificationStart } from './verification-start.js';

/**
 * Compares every entry, posting, approval and counted operator action with those of a replay, one by one, in all
 * columns.
 */
export class ReplayedJournal {
  private readonly entries: StoredRows<LedgerEntry>;
  private readonly postings: StoredRows<LedgerPosting>;
  private readonly reviews: StoredRows<Review>;
  private readonly acts: StoredRows<OperatorActRow>;

  /** `since`: after an earlier replay's end; null: from the first row. */
  constructor(reader: DatabaseReader, since: Pick<VerificationStart, 'laneSeq' | 'entries'> | null) {
    const behind = since && [since.laneSeq];
    this.entries = new StoredRows(rowsOf(reader, ledgerEntries, ['id'], since && [since.entries]), {
      table: ledgerEntries,
      nameOf: ({ id }) => `entry ${id}`,
    });
    this.postings = new StoredRows(postingsBehind(reader, since), {
      table: ledgerPostings,
      nameOf: ({ entryId, line }) => `posting ${line} of entry ${entryId}`,
    });
    this.reviews = new StoredRows(rowsOf(reader, reviews, ['laneSeq'], behind), {
      table: reviews,
      nameOf: ({ queue, refId }) => `who approved ${queue} ${refId}`,
    });
    this.acts = new StoredRows(rowsOf(reader, operatorActs, ['laneSeq'], behind), {
      table: operatorActs,
      nameOf: ({ act, laneSeq }) => `the ${act} of input ${laneSeq}`,
    });
  }

  /** Compares what a step books. */
  async take(step: Step): Promise<void> {
    const batch = new Batch('');
    step.finish(batch);
    for (const { table, appended } of batch.tables()) {
      if (table.name === ledgerEntries.name) await this.entries.compare(appended);
      if (table.name === ledgerPostings.name) await this.postings.compare(appended);
      if (table.name === reviews.name) await this.reviews.compare(appended);
      if (table.name === operatorActs.name) await this.acts.compare(appended);
    }
  }

  /** Checks that nothing else is stored. Returns the number of entries. */
  async finish(): Promise<number> {
    await this.entries.finish();
    await this.postings.finish();
    await this.reviews.finish();
    await this.acts.finish();
    return this.entries.count;
  }
}

interface Compared<R extends object> {
  readonly table: Table<R>;
  readonly nameOf: (row: R) => string;
}

class StoredRows<R extends object> {
  count = 0;

  constructor(
    private readonly rows: AsyncGenerator<R>,
    private readonly descriptor: Compared<R>,
  ) {}

  async compare(replayed: readonly object[]): Promise<void> {
    for (const row of replayed as readonly R[]) {
      const { value, done } = await this.rows.next();
      compareRows(this.descriptor.nameOf(row), this.descriptor.table, done === true ? undefined : value, row);
      this.count++;
    }
  }

  async finish(): Promise<void> {
    const { value, done } = await this.rows.next();
    assertConsistent(
      done === true,
      () => `${value ? this.descriptor.nameOf(value) : 'a row'} is stored, a replay makes none`,
    );
  }
}
