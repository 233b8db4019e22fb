import { expect, it } from 'vitest';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { customerUidFilter, withCustomerSearch } from './customer-uid-filter.admin.js';

const list = { filters: { q: customerUidFilter } } as unknown as ListDeclaration<{
  readonly customerId: number;
}>;
const operator = (permissions: object | null): SignedInOperator =>
  ({ role: 'support', permissions }) as SignedInOperator;

it('names are searched for those alone who may read customers', () => {
  expect(withCustomerSearch(operator(null), list).filters.q).not.toBe(customerUidFilter);
  expect(withCustomerSearch(operator({ deposits: ['read'] }), list).filters.q).toBe(customerUidFilter);
  expect(withCustomerSearch(operator({ customers: ['read'] }), list).filters.q).not.toBe(customerUidFilter);
});
