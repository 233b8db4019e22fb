import type { RowWrite } from '../../engine/protocol.js';
import { customers } from '../../engine/tables/customer.table.js';
import { wallClock } from '../../platform/clock.js';
import { customerFactors } from './customer-factor.table.js';

/** Rows that take a customer's second factor away, and say that a credential has changed. */
export function removingFactor(customerId: number): RowWrite[] {
  return [{ op: 'remove', table: customerFactors.name, row: { customerId } }, credentialsChanged(customerId)];
}

/** The row that says that a customer's password, payment password or second factor is another one since now. */
export const credentialsChanged = (id: number): RowWrite => ({
  op: 'patch',
  table: customers.name,
  row: { id, credentialsChangedAt: wallClock.now() },
});
