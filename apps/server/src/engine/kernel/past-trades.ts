import { ONE } from '@truemark/money';
import type { Loader } from './loader.js';
import type { PastResult, PastTrades } from './product.js';

/** What trades of a table brought that ended at `since` or later, by customer. Names are those of its columns. */
export async function resultsOf(
  { store }: Loader,
  { table, figure, endedAt, where }: { table: string; figure: string; endedAt: string; where: string },
  since: number,
): Promise<PastResult[]> {
  // Whole and rest apart: together they may pass what 64 bits hold. The plus keeps both databases from reading all that
  // ever ended, customer by customer: the day's own index answers.
  const rows = await store.query(
    `SELECT +customer_id AS customer, SUM((${figure}) / ${ONE}) AS whole, SUM((${figure}) % ${ONE}) AS rest
      FROM ${table} WHERE ${endedAt} IS NOT NULL AND ${endedAt} >= $1 AND ${where} GROUP BY +customer_id`,
    [since],
  );
  return rows.map(({ customer, whole, rest }) => ({
    customerId: Number(customer),
    result: BigInt(String(whole)) * ONE + BigInt(String(rest)),
  }));
}

/** Each customer's first and last trade of a table that was taken on after `from` and at or before `until`. */
export async function tradesOf(
  { store }: Loader,
  { table, takenAt }: { table: string; takenAt: string },
  from: number,
  until: number,
): Promise<PastTrades[]> {
  const rows = await store.query(
    `SELECT customer_id, MIN(${takenAt}) AS first, MAX(${takenAt}) AS last FROM ${table}
      WHERE ${takenAt} > $1 AND ${takenAt} <= $2 GROUP BY customer_id`,
    [from, until],
  );
  return rows.map(({ customer_id, first, last }) => ({
    customerId: Number(customer_id),
    first: Number(first),
    last: Number(last),
  }));
}
