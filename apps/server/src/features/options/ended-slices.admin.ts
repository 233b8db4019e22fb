import { Injectable } from '@nestjs/common';
import type { Compilable, Expression, SqlBool } from 'kysely';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { options } from '../../engine/products/options/tables/option.table.js';
import { conditions, flag, from, ids, until } from '../../platform/admin/filters.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOf, queryBuilder } from '../../platform/database/queries.js';

/** Rows per statement, so that other reads run in between. */
const SLICE = 50_000;

/** Filter of a report on ended options: the book, the symbols, and the time of purchase. */
export type EndedFilter = ListRequest['filter'];

const FILTERS = {
  is_demo: flag('isDemo'),
  forex_id: ids('symbolId'),
  from: from('startAt'),
  until: until('startAt'),
} as const;

const COLUMNS = { ...columnsOf(options), isDemo: columnsOf(customers).isDemo };

const ended = queryBuilder(options, customers);

/** Ended options `low` ≤ id < `high` with their customers. */
const slice = (where: readonly Expression<SqlBool>[], low: number, high: number) =>
  where
    .reduce(
      (rows, each) => rows.where(each),
      ended
        .selectFrom('options')
        .innerJoin('customers', 'customers.id', 'options.customer_id')
        .where('ended_at', 'is not', null),
    )
    .where('options.id', '>=', low)
    .where('options.id', '<', high);

export type Slice = ReturnType<typeof slice>;

/** Ended options with their customers, read in slices of ids. */
@Injectable()
export class EndedSlices {
  constructor(private readonly reader: DatabaseReader) {}

  /** Rows of every slice in order; `statement` defines the selection. */
  async read<Row>(filter: EndedFilter, statement: (slice: Slice) => Compilable<Row>): Promise<Row[]> {
    const range = await this.range(filter);
    const where = conditions(FILTERS, filter, COLUMNS);
    const rows: Row[] = [];
    for (let { first } = range; first <= range.last; first += SLICE) {
      rows.push(...(await this.reader.ask(statement(slice(where, first, first + SLICE)))));
    }
    return rows;
  }

  /** Id range of the period, from the index of purchases. */
  private async range({
    from,
    until,
  }: EndedFilter): Promise<{ readonly first: number; readonly last: number }> {
    const period = conditions(FILTERS, { from, until }, COLUMNS);
    const ends = ended
      .selectFrom('options')
      .select(({ fn }) => [fn.min('id').as('least'), fn.max('id').as('most')])
      .where('start_at', '>=', 0);
    const [found] = await this.reader.ask(period.reduce((rows, each) => rows.where(each), ends));
    return { first: Number(found?.least ?? 1), last: Number(found?.most ?? 0) };
  }
}
