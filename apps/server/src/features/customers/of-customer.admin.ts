import { searchText, startsWith } from '../../platform/admin/filters.js';
import type { Filter } from '../../platform/admin/list-query.js';

/** Rows of the customers whose UID begins with what was typed. */
export const ofCustomer: Filter = (value, bind) =>
  `customer_id IN (SELECT id FROM customers WHERE ${startsWith('uid', searchText(value), bind)})`;
