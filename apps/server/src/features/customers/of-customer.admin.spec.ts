import { expect, it } from 'vitest';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { ofCustomer, soughtBy } from './of-customer.admin.js';

const list = { filters: { q: ofCustomer } } as unknown as ListDeclaration<{ readonly customerId: number }>;
const operator = (permissions: object | null): SignedInOperator =>
  ({ role: 'support', permissions }) as SignedInOperator;

it('names are searched for those alone who may read customers', () => {
  expect(soughtBy(operator(null), list).filters.q).not.toBe(ofCustomer);
  expect(soughtBy(operator({ deposits: ['read'] }), list).filters.q).toBe(ofCustomer);
  expect(soughtBy(operator({ customers: ['read'] }), list).filters.q).not.toBe(ofCustomer);
});
