import { type SqlBool, sql } from 'kysely';
import { type Withdrawal, withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { cachedStatement } from '../../platform/database/cached-statement.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';

const tables = queryBuilder(withdrawals);

/** Uses the index of destination prefixes. */
const USED_BY_ANOTHER = sql<SqlBool>`EXISTS (SELECT 1 FROM withdrawals o
  WHERE substr(o.target, 1, 300) = substr(withdrawals.target, 1, 300) AND o.target = withdrawals.target
    AND o.customer_id <> withdrawals.customer_id)`;

/** Those withdrawals whose destination another customer has also used. */
export async function sharedTargets(
  reader: DatabaseReader,
  rows: readonly Pick<Withdrawal, 'id'>[],
): Promise<ReadonlySet<number>> {
  if (rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id);
  const found = await reader.ask(
    cachedStatement('shared targets', ids, (among) =>
      tables.selectFrom('withdrawals').select('id').where('id', 'in', among).where(USED_BY_ANOTHER),
    ),
  );
  return new Set(found.map(({ id }) => Number(id)));
}
