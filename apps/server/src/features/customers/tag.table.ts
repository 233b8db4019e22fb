import { flag, int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Current tags of customers. */
export const customerTags = table('customer_tags', ['customerId', 'tag'], {
  customerId: int(),
  tag: text(),
});

/** History of tag changes: operator and time. */
export const tagChanges = table(
  'tag_changes',
  ['id'],
  { id: int(), customerId: int(), tag: text(), isOn: flag(), operatorId: int(), at: time() },
  { appendOnly: true },
);
export type TagChange = RowOf<typeof tagChanges>;
