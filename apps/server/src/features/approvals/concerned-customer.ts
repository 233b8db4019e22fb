import { calledBy, WHOSE } from '../../engine/products/customers/tables/called-by.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import type { Reader } from '../../platform/database/reader.js';
import { partsIn } from '../../platform/database/rows-in.js';
import type { ApprovalKind, Asked } from './approval-kind.js';

/** Customer that a request concerns, by number or UID; null: nobody. */
export type Concerned = number | string | null;

/** Customer given by the kind, otherwise the one that the request shows. */
export function concernedIn(kind: ApprovalKind | null, asked: Asked, shown: unknown): Concerned {
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
  reader: Reader,
  concerned: readonly Concerned[],
): Promise<(who: Concerned | undefined) => ConcernedCustomer | null> {
  const ids = concerned.filter((each) => typeof each === 'number');
  const uids = concerned.filter((each) => typeof each === 'string');
  const rows = [
    ...(await partsIn(reader, customers, 'id', ids, WHOSE)),
    ...(await partsIn(reader, customers, 'uid', uids, WHOSE)),
  ];
  const found = new Map<Concerned, ConcernedCustomer>();
  for (const row of rows) {
    const customer = { id: row.id, uid: row.uid, name: calledBy(row) || null };
    found.set(row.id, customer);
    found.set(row.uid, customer);
  }
  return (who) => found.get(who ?? null) ?? null;
}
