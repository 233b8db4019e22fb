import { type Called, calledBy } from '../../engine/products/customers/tables/called-by.js';
import { may } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';

/** What a customer is called, to those who may read customers: the others get nothing of a person but his UID. */
export const customerName = (operator: SignedInOperator, called: Called | null | undefined): string =>
  called && may(operator, 'customers', 'read') ? calledBy(called) : '';
