import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { type Filter, searchText, startsWith } from '../../platform/admin/filters.js';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import { anyTable, columnsOf, condition } from '../../platform/database/queries.js';
import { may } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { isNamed } from './is-named.js';

/** Rows of customers by UID prefix: not every role that reads such rows may read names. */
export const ofCustomer: Filter<'customerId'> = (value, { customerId }) => {
  const begins = startsWith(columnsOf(customers).uid, searchText(value));
  return condition(customerId, 'in', anyTable.selectFrom(customers.name).select('id').where(begins));
};

/** Rows of customers by UID or e-mail prefix, or with a name, e-mail or number in which each word starts a part. */
export const ofNamedCustomer: Filter<'customerId'> = (value, columns) => {
  const { id, uid, emailKey } = columnsOf(customers);
  const text = searchText(value);
  const named = isNamed(id, text);
  if (!named) return ofCustomer(value, columns);
  // An address that starts with one or two letters has no selective part.
  const byAddress = text.includes('@') ? [startsWith(emailKey, text.toLowerCase())] : [];
  const isMeant = condition.or([startsWith(uid, text), named, ...byAddress]);
  return condition(columns.customerId, 'in', anyTable.selectFrom(customers.name).select('id').where(isMeant));
};

/** List with the customer search that this operator may use. */
export const soughtBy = <R extends { readonly customerId: number }>(
  operator: SignedInOperator,
  list: ListDeclaration<R>,
): ListDeclaration<R> =>
  may(operator, 'customers', 'read') ? { ...list, filters: { ...list.filters, q: ofNamedCustomer } } : list;
