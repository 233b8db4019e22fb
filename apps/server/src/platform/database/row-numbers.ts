import type { Table } from './table.js';

/** Allocates the next row number of a table: one above the highest ever used, never given twice. */
export type NextNumber = (table: string) => Promise<number>;

/** Numbers new rows of feature tables. The lane owns the counters, so concurrent callers never get the same number. */
export class RowNumbers {
  constructor(private readonly nextNumber: NextNumber) {}

  next<R extends { id: number }>({ name }: Table<R>): Promise<number> {
    return this.nextNumber(name);
  }
}
