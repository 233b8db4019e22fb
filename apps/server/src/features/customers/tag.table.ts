import { flag, int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** The words that customers are found by, as they are now. */
export const customerTags = table('customer_tags', ['customerId', 'tag'], {
  customerId: int(),
  tag: text(),
});

/** Who put a tag on a customer or took it off, and when. */
export const tagChanges = table(
  'tag_changes',
  ['id'],
  { id: int(), customerId: int(), tag: text(), isOn: flag(), operatorId: int(), at: time() },
  { appendOnly: true },
);
export type TagChange = RowOf<typeof tagChanges>;
