import { pageAfter } from './queries.js';
import type { Stored, Table } from './table.js';

type Paging<R extends object> = Parameters<typeof pageAfter<R>>[1];

/**
 * Goes through rows in the order of several columns, a page at a time: first those that differ from the last row in the last
 * column alone, then in the one before it, and so on. SQLite seeks no place by several columns at once: it would begin each
 * page at the first row that has the first column's value.
 */
export class PageSeek<R extends object> {
  private after: readonly Stored[] | null;
  private same: number;
  private isOver = false;

  constructor(
    private readonly table: Table<R>,
    private readonly paging: Omit<Paging<R>, 'same'>,
  ) {
    this.after = paging.after;
    this.same = paging.after ? paging.by.length - 1 : 0;
  }

  /** The statement of the next page, which may have no rows; null where nothing is left. */
  next() {
    if (this.isOver) return null;
    return pageAfter(this.table, { ...this.paging, after: this.after, same: this.same });
  }

  /** Takes how many rows the page had, and what the last of them has in the columns of `by`, as stored. */
  took(count: number, end: () => readonly Stored[]): void {
    if (count > 0) this.after = end();
    if (count === this.paging.limit) this.same = this.paging.by.length - 1;
    else if (this.same === 0) this.isOver = true;
    else this.same -= 1;
  }
}
