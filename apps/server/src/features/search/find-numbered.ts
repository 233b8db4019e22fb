import type { Hit } from '@truemark/contracts/admin';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';

/** Numbered row of a customer. */
interface CustomerRow {
  readonly id: number;
  readonly customerId: number;
  readonly createdAt: number;
}

/** Search hits from customers' rows, with number and customer; `facts` adds further details. */
export async function hitsByNumber<R extends CustomerRow>(
  reader: DatabaseReader,
  rows: readonly R[],
  facts: (row: R) => readonly string[],
): Promise<Hit[]> {
  const owners = await rowsIn(
    reader,
    customers,
    'id',
    rows.map(({ customerId }) => customerId),
  );
  const uids = new Map(owners.map(({ id, uid }) => [id, uid]));
  return rows.map((row) => ({
    id: row.id,
    title: `#${row.id}`,
    facts: [uids.get(row.customerId) ?? '', ...facts(row)],
    at_ms: row.createdAt,
  }));
}
