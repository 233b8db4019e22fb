import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import { may } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';

/** What a list reads of a customer to say whose a row is. */
export const WHOSE = ['id', 'uid', 'name', 'email', 'nickname'] as const satisfies (keyof Customer)[];

export type Called = Pick<Customer, 'name' | 'email' | 'nickname'>;

/** What a customer is called, to those who may read customers: the others get nothing of a person but his UID. */
export const customerName = (operator: SignedInOperator, called: Called | null | undefined): string =>
  called && may(operator, 'customers', 'read') ? called.name || called.email || called.nickname || '' : '';
