import { int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';
import type { NewsText } from '../content/news.table.js';

/** Message in a customer's inbox. */
export const messages = table('messages', ['id'], {
  id: int(),
  customerId: int(),
  kind: text(),
  /** Lane step that it reports; null for other messages. */
  laneSeq: nullable(int()),
  /** Operator message that holds the full text; this row has title and summary only. Null for other messages. */
  operatorMessageId: nullable(int()),
  texts: json<Record<string, NewsText>>(),
  sentAt: time(),
  readAt: nullable(time()),
});
export type Message = RowOf<typeof messages>;
