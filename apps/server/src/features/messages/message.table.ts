import { int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';
import type { NewsText } from '../content/news.table.js';

/** A message in the customer's inbox. */
export const messages = table('messages', ['id'], {
  id: int(),
  customerId: int(),
  kind: text(),
  /** The step of the lane that it tells of; null for any other message. */
  laneSeq: nullable(int()),
  /** What an operator wrote, which holds the words; here stand titles and summaries. Null for any other message. */
  operatorMessageId: nullable(int()),
  texts: json<Record<string, NewsText>>(),
  sentAt: time(),
  readAt: nullable(time()),
});
export type Message = RowOf<typeof messages>;
