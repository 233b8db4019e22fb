import { ONE } from '@truemark/money';
import { type Expression, type SqlBool, sql } from 'kysely';
import { columnsOf, rawStatement } from '../../platform/database/queries.js';
import type { Table } from '../../platform/database/table.js';
import type { Loader } from './loader.js';
import type { PastResult, PastTrades } from './product.js';

interface EndedTradesQuery<R extends object> {
  readonly table: Table<R & { customerId: number }>;
  readonly endedAt: keyof R & string;
  /** Result of each trade, in SQL. */
  readonly figure: Expression<unknown>;
  /** Which ended trades count, in SQL. */
  readonly where: Expression<SqlBool>;
}

/** Total results of the trades that ended at `since` or later, by customer, 10⁻⁸. */
export async function resultsOf<R extends object>(
  loader: Loader,
  { table, endedAt, figure, where }: EndedTradesQuery<R>,
  since: number,
): Promise<PastResult[]> {
  const { customerId, [endedAt]: ended } = columnsOf(table);
  const one = sql.lit(ONE);
  // Whole and fractional parts are summed apart, since the sum may exceed 64 bits. The unary plus keeps both databases
  // from scanning all ended trades by customer; they use the index on the end time.
  const rows = await loader.ask(
    rawStatement(sql`SELECT +${customerId} AS customer, SUM((${figure}) / ${one}) AS whole, SUM((${figure}) % ${one}) AS rest
      FROM ${sql.table(table.name)} WHERE ${ended} IS NOT NULL AND ${ended} >= ${since} AND ${where} GROUP BY +${customerId}`),
  );
  return rows.map(({ customer, whole, rest }) => ({
    customerId: Number(customer),
    result: BigInt(String(whole)) * ONE + BigInt(String(rest)),
  }));
}

/** Each customer's first and last trade of a table opened after `from` and up to `until`. */
export async function tradesOf<R extends object>(
  loader: Loader,
  {
    table,
    takenAt,
  }: { readonly table: Table<R & { customerId: number }>; readonly takenAt: keyof R & string },
  from: number,
  until: number,
): Promise<PastTrades[]> {
  const { customerId, [takenAt]: taken } = columnsOf(table);
  const rows = await loader.ask(
    rawStatement(sql`SELECT ${customerId} AS customer, MIN(${taken}) AS first, MAX(${taken}) AS last
      FROM ${sql.table(table.name)} WHERE ${taken} > ${from} AND ${taken} <= ${until} GROUP BY ${customerId}`),
  );
  return rows.map(({ customer, first, last }) => ({
    customerId: Number(customer),
    first: Number(first),
    last: Number(last),
  }));
}
