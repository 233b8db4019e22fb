import { pageAfter } from './queries.js';
import type { SqlValue, Table } from './table.js';

type Paging<R extends object> = Parameters<typeof pageAfter<R>>[1];

/**
 * Keyset pagination over several columns: first the rows that differ from the last row in the last column only, then in
 * the one before it, and so on. SQLite does not seek by several columns at once: it would start each page at the first
 * row with the same value in the first column.
 */
export class KeysetPager<R extends object> {
  private after: readonly SqlValue[] | null;
  private equalColumns: number;
  private isDone = false;

  constructor(
    private readonly table: Table<R>,
    private readonly paging: Omit<Paging<R>, 'same'>,
  ) {
    this.after = paging.after;
    this.equalColumns = paging.after ? paging.by.length - 1 : 0;
  }

  /** Statement of the next page, which may be empty; null at the end. */
  next() {
    if (this.isDone) return null;
    return pageAfter(this.table, { ...this.paging, after: this.after, same: this.equalColumns });
  }

  /** Takes the number of rows of the page, and the `by` columns of its last row as stored. */
  took(count: number, end: () => readonly SqlValue[]): void {
    if (count > 0) this.after = end();
    if (count === this.paging.limit) this.equalColumns = this.paging.by.length - 1;
    else if (this.equalColumns === 0) this.isDone = true;
    else this.equalColumns -= 1;
  }
}
