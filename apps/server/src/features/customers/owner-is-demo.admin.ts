import { flag } from '../../platform/admin/filters.js';
import type { Filter } from '../../platform/admin/list-query.js';

/** Whether a row's customer trades with demo money: asked row by row, so that the list is read in its own order and not sorted anew. */
export const ownerIsDemo =
  (table: 'orders' | 'options'): Filter =>
  (value, bind) =>
    `(SELECT ${flag('isDemo')(value, bind)} FROM customers c WHERE c.id = ${table}.customer_id)`;
