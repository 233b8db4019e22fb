import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { type Filter, searchText, startsWith } from '../../platform/admin/filters.js';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import { anyTable, columnsOf, condition } from '../../platform/database/queries.js';
import { may } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { isNamed } from './is-named.js';

/** Rows of the customers whose UID begins with what was typed: not every role that reads such rows reads names, too. */
export const ofCustomer: Filter<'customerId'> = (value, { customerId }) => {
  const begins = startsWith(columnsOf(customers).uid, searchText(value));
  return condition(customerId, 'in', anyTable.selectFrom(customers.name).select('id').where(begins));
};

/** The same, of those whose e-mail begins so, and of those in whose name, e-mail or number each word of it begins a part. */
export const ofNamedCustomer: Filter<'customerId'> = (value, columns) => {
  const { id, uid, emailKey } = columnsOf(customers);
  const text = searchText(value);
  const named = isNamed(id, text);
  if (!named) return ofCustomer(value, columns);
  // An address that begins with a letter or two has no part that tells people apart.
  const byAddress = text.includes('@') ? [startsWith(emailKey, text.toLowerCase())] : [];
  const isMeant = condition.or([startsWith(uid, text), named, ...byAddress]);
  return condition(columns.customerId, 'in', anyTable.selectFrom(customers.name).select('id').where(isMeant));
};

/** A list whose rows are found by their customers, as this operator may look for them. */
export const soughtBy = <R extends { readonly customerId: number }>(
  operator: SignedInOperator,
  list: ListDeclaration<R>,
): ListDeclaration<R> =>
  may(operator, 'customers', 'read') ? { ...list, filters: { ...list.filters, q: ofNamedCustomer } } : list;
