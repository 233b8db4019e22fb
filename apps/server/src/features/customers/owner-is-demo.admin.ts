import { type SqlBool, sql } from 'kysely';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { type Filter, flag } from '../../platform/admin/filters.js';
import { anyTable, columnsOf } from '../../platform/database/queries.js';

/** Whether a row's customer trades with demo money: asked row by row, so that the list is read in its own order and not sorted anew. */
export const ownerIsDemo: Filter<'customerId'> = (value, { customerId }) => {
  const owner = columnsOf(customers);
  const isDemo = sql`${flag('isDemo')(value, owner)}`.as('is_demo');
  return sql<SqlBool>`${anyTable.selectFrom(customers.name).select(isDemo).where(owner.id, '=', customerId)}`;
};
