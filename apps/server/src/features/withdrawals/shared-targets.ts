import { type SqlBool, sql } from 'kysely';
import { type Withdrawal, withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { builtOnce } from '../../platform/database/built-once.js';
import { queries } from '../../platform/database/queries.js';
import type { Reader } from '../../platform/database/reader.js';

const tables = queries(withdrawals);

/** Uses the index of destination prefixes. */
const IS_ANOTHERS_TOO = sql<SqlBool>`EXISTS (SELECT 1 FROM withdrawals o
  WHERE substr(o.target, 1, 300) = substr(withdrawals.target, 1, 300) AND o.target = withdrawals.target
    AND o.customer_id <> withdrawals.customer_id)`;

/** Those withdrawals whose destination another customer has also used. */
export async function sharedTargets(
  reader: Reader,
  rows: readonly Pick<Withdrawal, 'id'>[],
): Promise<ReadonlySet<number>> {
  if (rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id);
  const found = await reader.ask(
    builtOnce('shared targets', ids, (among) =>
      tables.selectFrom('withdrawals').select('id').where('id', 'in', among).where(IS_ANOTHERS_TOO),
    ),
  );
  return new Set(found.map(({ id }) => Number(id)));
}
