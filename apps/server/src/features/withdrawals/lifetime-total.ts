import { type Money, ONE } from '@truemark/money';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

/** Sum and count. */
export interface Moved {
  readonly sum: Money;
  readonly count: number;
}

/** Customers' credits and payouts; whole units and the rest separately, so that no sum exceeds 64 bits. */
const TOTAL_STATEMENTS = {
  in: `SELECT count(*) AS count, cast(coalesce(sum(amount / 100000000), 0) AS bigint) AS whole,
      cast(coalesce(sum(amount % 100000000), 0) AS bigint) AS rest
    FROM deposits WHERE customer_id = $1 AND status = 'approved'`,
  out: `SELECT count(*) AS count, cast(coalesce(sum(amount / 100000000), 0) AS bigint) AS whole,
      cast(coalesce(sum(amount % 100000000), 0) AS bigint) AS rest
    FROM withdrawals WHERE customer_id = $1 AND status IN ('approved', 'paid')`,
} as const;

/** Lifetime total that one customer paid in or was paid. */
export async function lifetimeTotal(
  reader: DatabaseReader,
  way: keyof typeof TOTAL_STATEMENTS,
  customerId: number,
): Promise<Moved> {
  const [row] = await reader.query(TOTAL_STATEMENTS[way], [customerId]);
  const { count = 0n, whole = 0n, rest = 0n } = (row ?? {}) as Record<string, bigint>;
  return { sum: BigInt(whole) * ONE + BigInt(rest), count: Number(count) };
}
