import { Injectable } from '@nestjs/common';
import { anyTable } from './queries.js';
import { Reader } from './reader.js';
import type { Table } from './table.js';

/** Numbers new rows of tables that operators fill: one above the highest, never the same twice. */
@Injectable()
export class RowNumbers {
  private readonly last = new Map<string, number>();

  constructor(private readonly reader: Reader) {}

  async next<R extends { id: number }>({ name }: Table<R>): Promise<number> {
    const highest = await this.reader.number(
      anyTable.selectFrom(name).select(({ fn }) => fn.max('id').as('highest')),
    );
    const id = Math.max(highest, this.last.get(name) ?? 0) + 1;
    this.last.set(name, id);
    return id;
  }
}
