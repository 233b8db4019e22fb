import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { type Filter, searchText, startsWith } from '../../platform/admin/filters.js';
import { anyTable, columnsOf, condition } from '../../platform/database/queries.js';

/** Rows of the customers whose UID begins with what was typed: not every role that reads such rows reads names, too. */
export const ofCustomer: Filter<'customerId'> = (value, { customerId }) => {
  const begins = startsWith(columnsOf(customers).uid, searchText(value));
  return condition(customerId, 'in', anyTable.selectFrom(customers.name).select('id').where(begins));
};
