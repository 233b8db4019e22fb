import { type SqlBool, sql } from 'kysely';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { type Filter, flag } from '../../platform/admin/filters.js';
import { columnsOf, untypedQueries } from '../../platform/database/queries.js';

/**
 * Whether a row's customer is a demo customer: a condition per row, so that the list keeps its index order and is not
 * sorted.
 */
export const ownerIsDemo: Filter<'customerId'> = (value, { customerId }) => {
  const owner = columnsOf(customers);
  const isDemo = sql`${flag('isDemo')(value, owner)}`.as('is_demo');
  return sql<SqlBool>`${untypedQueries.selectFrom(customers.name).select(isDemo).where(owner.id, '=', customerId)}`;
};
