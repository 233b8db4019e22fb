import { ONE } from '@truemark/money';
import { type Expression, type SqlBool, sql } from 'kysely';
import { columnsOf, written } from '../../platform/database/queries.js';
import type { Table } from '../../platform/database/table.js';
import type { Loader } from './loader.js';
import type { PastResult, PastTrades } from './product.js';

interface Ended<R extends object> {
  readonly table: Table<R & { customerId: number }>;
  readonly endedAt: keyof R & string;
  /** What each brought, in SQL. */
  readonly figure: Expression<unknown>;
  /** Which of those that ended count, in SQL. */
  readonly where: Expression<SqlBool>;
}

/** What trades of a table brought that ended at `since` or later, by customer. */
export async function resultsOf<R extends object>(
  loader: Loader,
  { table, endedAt, figure, where }: Ended<R>,
  since: number,
): Promise<PastResult[]> {
  const { customerId, [endedAt]: ended } = columnsOf(table);
  const one = sql.lit(ONE);
  // Whole and rest apart: together they may pass what 64 bits hold. The plus keeps both databases from reading all that
  // ever ended, customer by customer: the day's own index answers.
  const rows = await loader.ask(
    written(sql`SELECT +${customerId} AS customer, SUM((${figure}) / ${one}) AS whole, SUM((${figure}) % ${one}) AS rest
      FROM ${sql.table(table.name)} WHERE ${ended} IS NOT NULL AND ${ended} >= ${since} AND ${where} GROUP BY +${customerId}`),
  );
  return rows.map(({ customer, whole, rest }) => ({
    customerId: Number(customer),
    result: BigInt(String(whole)) * ONE + BigInt(String(rest)),
  }));
}

/** Each customer's first and last trade of a table that was taken on after `from` and at or before `until`. */
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
    written(sql`SELECT ${customerId} AS customer, MIN(${taken}) AS first, MAX(${taken}) AS last
      FROM ${sql.table(table.name)} WHERE ${taken} > ${from} AND ${taken} <= ${until} GROUP BY ${customerId}`),
  );
  return rows.map(({ customer, first, last }) => ({
    customerId: Number(customer),
    first: Number(first),
    last: Number(last),
  }));
}
