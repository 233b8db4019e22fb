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
import type { Reader } from '../../platform/database/reader.js';
import type { Table } from '../../platform/database/table.js';
import { compareRows } from './ended-rows.js';
import { expectThat, rowsOf } from './mismatch.js';

/** Compares every entry, posting, approval and counted act with what a replay books, one after the other: no column of them was touched. */
export class ReplayedJournal {
  private readonly entries: StoredRows<LedgerEntry>;
  private readonly postings: StoredRows<LedgerPosting>;
  private readonly reviews: StoredRows<Review>;
  private readonly acts: StoredRows<OperatorActRow>;

  constructor(reader: Reader) {
    this.entries = new StoredRows(reader, ledgerEntries, ({ id }) => `entry ${id}`);
    this.postings = new StoredRows(
      reader,
      ledgerPostings,
      ({ entryId, line }) => `posting ${line} of entry ${entryId}`,
    );
    this.reviews = new StoredRows(reader, reviews, ({ queue, refId }) => `who approved ${queue} ${refId}`);
    this.acts = new StoredRows(reader, operatorActs, ({ act, laneSeq }) => `the ${act} of input ${laneSeq}`);
  }

  /** Takes what a step books. */
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

  /** Nothing may be stored that the replay did not book. */
  async finish(): Promise<number> {
    await this.entries.finish();
    await this.postings.finish();
    await this.reviews.finish();
    await this.acts.finish();
    return this.entries.count;
  }
}

class StoredRows<R extends object> {
  count = 0;
  private readonly rows: AsyncGenerator<R>;

  constructor(
    reader: Reader,
    private readonly table: Table<R>,
    private readonly nameOf: (row: R) => string,
  ) {
    this.rows = rowsOf(reader, table);
  }

  async compare(replayed: readonly object[]): Promise<void> {
    for (const row of replayed as readonly R[]) {
      const { value, done } = await this.rows.next();
      compareRows(this.nameOf(row), this.table, done === true ? undefined : value, row);
      this.count++;
    }
  }

  async finish(): Promise<void> {
    const { value, done } = await this.rows.next();
    expectThat(done === true, () => `${value ? this.nameOf(value) : 'a row'} is stored, a replay makes none`);
  }
}
