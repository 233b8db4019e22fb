import type { RowWrite } from '../../engine/protocol.js';
import { customerFactors } from './customer-factor.table.js';

/** Row that removes a customer's second factor. */
export const removingFactor = (customerId: number): RowWrite => ({
  op: 'remove',
  table: customerFactors.name,
  row: { customerId },
});
