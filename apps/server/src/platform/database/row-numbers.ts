import type { Table } from './table.js';

/** Who gives a table's next number: one above the highest there ever was, to one asker only. */
export type NextNumber = (table: string) => Promise<number>;

/** Numbers new rows of tables that features fill. Their owner is the lane: however many ask, no two get the same. */
export class RowNumbers {
  constructor(private readonly ask: NextNumber) {}

  next<R extends { id: number }>({ name }: Table<R>): Promise<number> {
    return this.ask(name);
  }
}
