import { Injectable } from '@nestjs/common';
import { flag, from, ids, until } from '../../platform/admin/filters.js';
import type { Bind } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { onlyFilters } from '../../platform/admin/rows-at-hand.js';
import type { StoredRow } from '../../platform/database/reader.js';
import { Reader } from '../../platform/database/reader.js';
import type { Stored } from '../../platform/database/table.js';

/** Rows that one statement looks at: whoever else reads comes in between. */
const SLICE = 50_000;

/** Which ended options a report is of: the book, the symbols, and when they were bought. */
export type EndedFilter = ListRequest['filter'];

const FILTERS = {
  is_demo: flag('isDemo'),
  forex_id: ids('symbolId'),
  from: from('startAt'),
  until: until('startAt'),
} as const;

/** Ended options with their customers, read a slice of numbers at a time. */
@Injectable()
export class EndedSlices {
  constructor(private readonly reader: Reader) {}

  /** The rows of every slice, one after the other; `sql` makes the statement from its FROM and WHERE. */
  async read(filter: EndedFilter, sql: (where: string) => string): Promise<StoredRow[]> {
    const range = await this.range(filter);
    const parameters: Stored[] = [];
    const bind: Bind = (value) => `$${parameters.push(value)}`;
    const where = `FROM options JOIN customers ON customers.id = options.customer_id
      WHERE ${['ended_at IS NOT NULL', ...conditions(filter, bind)].join(' AND ')}`;
    const rows: StoredRow[] = [];
    for (let { first } = range; first <= range.last; first += SLICE) {
      const [low, high] = [bind(first), bind(first + SLICE)];
      const slice = `${where} AND options.id >= ${low} AND options.id < ${high}`;
      rows.push(...(await this.reader.query(sql(slice), parameters)));
      parameters.splice(-2);
    }
    return rows;
  }

  /** The numbers that the period holds; the index of the purchases answers it alone. */
  private async range({
    from,
    until,
  }: EndedFilter): Promise<{ readonly first: number; readonly last: number }> {
    const parameters: Stored[] = [];
    const period = conditions({ from, until }, (value) => `$${parameters.push(value)}`);
    const [found] = await this.reader.query(
      `SELECT min(id) AS least, max(id) AS most FROM options WHERE ${['start_at >= 0', ...period].join(' AND ')}`,
      parameters,
    );
    return { first: Number(found?.least ?? 1), last: Number(found?.most ?? 0) };
  }
}

function conditions(filter: EndedFilter, bind: Bind): string[] {
  onlyFilters(filter, Object.keys(FILTERS));
  return Object.entries(FILTERS).flatMap(([name, make]) => {
    const value = filter[name];
    return value === undefined || value === null || value === '' ? [] : [make(value, bind)];
  });
}
