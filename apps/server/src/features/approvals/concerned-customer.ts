import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { displayName, OWNER_COLUMNS } from '../../engine/products/customers/tables/display-name.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOfRowsIn } from '../../platform/database/rows-in.js';
import type { ApprovalInput, ApprovalKind } from './approval-kind.js';

/** Customer that a request concerns, by number or UID; null: nobody. */
export type Concerned = number | string | null;

/** Customer given by the kind, otherwise the one that the request shows. */
export function concernedIn(kind: ApprovalKind | null, asked: ApprovalInput, shown: unknown): Concerned {
  const told = kind?.customerOf?.(asked);
  if (told !== undefined) return told;
  const { customer, customer_id: id } = (shown ?? {}) as { customer?: unknown; customer_id?: unknown };
  if (typeof customer === 'string') return customer;
  return typeof id === 'number' ? id : null;
}

export interface ConcernedCustomer {
  readonly id: number;
  readonly uid: string;
  readonly name: string | null;
}

/** Loads those customers: one statement for numbers, one for UIDs. */
export async function concernedCustomers(
  reader: DatabaseReader,
  concerned: readonly Concerned[],
): Promise<(who: Concerned | undefined) => ConcernedCustomer | null> {
  const ids = concerned.filter((each) => typeof each === 'number');
  const uids = concerned.filter((each) => typeof each === 'string');
  const rows = [
    ...(await columnsOfRowsIn(reader, customers, 'id', ids, OWNER_COLUMNS)),
    ...(await columnsOfRowsIn(reader, customers, 'uid', uids, OWNER_COLUMNS)),
  ];
  const found = new Map<Concerned, ConcernedCustomer>();
  for (const row of rows) {
    const customer = { id: row.id, uid: row.uid, name: displayName(row) || null };
    found.set(row.id, customer);
    found.set(row.uid, customer);
  }
  return (who) => found.get(who ?? null) ?? null;
}
