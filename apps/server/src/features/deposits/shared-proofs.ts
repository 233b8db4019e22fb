import type { Deposit } from '../../engine/products/deposits/tables/deposit.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

/** Those of the open deposits whose proof picture is also used by another deposit of any customer; uses two indexes. */
export async function sharedProofs(
  reader: DatabaseReader,
  rows: readonly Pick<Deposit, 'id' | 'proof'>[],
): Promise<ReadonlySet<number>> {
  const ids = rows.filter(({ proof }) => proof !== null).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const found = await reader.query(
    `SELECT d.id AS id FROM deposits d JOIN uploads u ON u.id = d.proof
     WHERE d.id BETWEEN $1 AND $2 AND d.status = 'open' AND EXISTS (
       SELECT 1 FROM uploads o JOIN deposits e ON e.proof = o.id AND e.proof IS NOT NULL
       WHERE o.sha256 = u.sha256 AND e.id <> d.id)`,
    [Math.min(...ids), Math.max(...ids)],
  );
  return new Set(found.map(({ id }) => Number(id)));
}
