import { int, type RowOf, table, text } from '../../../../platform/database/table.js';

/**
 * Search index of customers: pieces of name, nickname, e-mail, mobile number and UID, all of which `customers` holds in
 * plain text too. Ids derive from customer and position, so that a change replaces rows without reading them, and
 * `npm run verify` can make each row again.
 */
export const customerParts = table(
  'customer_parts',
  ['id'],
  { id: int(), part: text() },
  { follows: 'nothing' },
);
export type CustomerPart = RowOf<typeof customerParts>;
