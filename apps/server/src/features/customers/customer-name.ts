import { displayName, type NameFields } from '../../engine/products/customers/tables/display-name.js';
import { hasPermission } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';

/** Name of a customer for operators who may read customers; empty for others, who see only the UID. */
export const customerName = (operator: SignedInOperator, called: NameFields | null | undefined): string =>
  called && hasPermission(operator, 'customers', 'read') ? displayName(called) : '';
