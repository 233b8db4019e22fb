import type { RowWrite } from '../../engine/protocol.js';
import { customerFactors } from './customer-factor.table.js';

/** The row that takes a customer's second factor away. */
export const removingFactor = (customerId: number): RowWrite => ({
  op: 'remove',
  table: customerFactors.name,
  row: { customerId },
});
