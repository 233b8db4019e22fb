import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { type Filter, searchText, startsWith } from '../../platform/admin/filters.js';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import { columnsOf, condition, untypedQueries } from '../../platform/database/queries.js';
import { hasPermission } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { nameCondition } from './customer-text-search.js';

/** Rows of customers by UID prefix: not every role that reads such rows may read names. */
export const customerUidFilter: Filter<'customerId'> = (value, { customerId }) => {
  const begins = startsWith(columnsOf(customers).uid, searchText(value));
  return condition(customerId, 'in', untypedQueries.selectFrom(customers.name).select('id').where(begins));
};

/** Rows of customers by UID or e-mail prefix, or with a name, e-mail or number in which each word starts a part. */
export const customerNameFilter: Filter<'customerId'> = (value, columns) => {
  const { id, uid, emailKey } = columnsOf(customers);
  const text = searchText(value);
  const named = nameCondition(id, text);
  if (!named) return customerUidFilter(value, columns);
  // An address that starts with one or two letters has no selective part.
  const byAddress = text.includes('@') ? [startsWith(emailKey, text.toLowerCase())] : [];
  const isMeant = condition.or([startsWith(uid, text), named, ...byAddress]);
  return condition(
    columns.customerId,
    'in',
    untypedQueries.selectFrom(customers.name).select('id').where(isMeant),
  );
};

/** List with the customer search that this operator may use. */
export const withCustomerSearch = <R extends { readonly customerId: number }>(
  operator: SignedInOperator,
  list: ListDeclaration<R>,
): ListDeclaration<R> =>
  hasPermission(operator, 'customers', 'read')
    ? { ...list, filters: { ...list.filters, q: customerNameFilter } }
    : list;
