import { type Called, calledBy } from '../../engine/products/customers/tables/called-by.js';
import { may } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';

/** Name of a customer for operators who may read customers; empty for others, who see only the UID. */
export const customerName = (operator: SignedInOperator, called: Called | null | undefined): string =>
  called && may(operator, 'customers', 'read') ? calledBy(called) : '';
