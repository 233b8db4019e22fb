import { int, type RowOf, table, text } from '../../../../platform/database/table.js';

/**
 * What customers are found by: pieces of name, nickname, e-mail, mobile number and UID, and nothing that `customers` does
 * not hold readable itself. Numbered by customer and place, so that a change replaces them without knowing what was there.
 */
export const customerParts = table(
  'customer_parts',
  ['id'],
  { id: int(), part: text() },
  { follows: 'nothing' },
);
export type CustomerPart = RowOf<typeof customerParts>;
