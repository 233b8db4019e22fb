import type { Withdrawal } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import type { Reader } from '../../platform/database/reader.js';

/** Which of these withdrawals go to an address or account that another customer asked for money at: one index answers it. */
export async function sharedTargets(
  reader: Reader,
  rows: readonly Pick<Withdrawal, 'id'>[],
): Promise<ReadonlySet<number>> {
  if (rows.length === 0) return new Set();
  const found = await reader.query(
    `SELECT w.id AS id FROM withdrawals w
     WHERE w.id IN (${rows.map((_, at) => `$${at + 1}`).join(', ')}) AND EXISTS (
       SELECT 1 FROM withdrawals o
       WHERE substr(o.target, 1, 300) = substr(w.target, 1, 300) AND o.target = w.target
         AND o.customer_id <> w.customer_id)`,
    rows.map(({ id }) => id),
  );
  return new Set(found.map(({ id }) => Number(id)));
}
