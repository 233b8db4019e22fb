import type { MESSAGE_AIMS, MessageFilter, OPERATOR_MESSAGE_STATES } from '@truemark/contracts/admin';
import { int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

export interface WrittenText {
  title: string;
  /** Sanitised HTML. */
  content: string;
}

/** Operator message to customers, and its delivery progress. */
export const operatorMessages = table(
  'operator_messages',
  ['id'],
  {
    id: int(),
    aim: text<(typeof MESSAGE_AIMS)[number]>(),
    customerId: nullable(int()),
    filter: json<MessageFilter>(),
    /** Language code → text. */
    texts: json<Record<string, WrittenText>>(),
    operatorId: int(),
    madeAt: time(),
    /** Highest customer number addressed: later customers do not get it. */
    upTo: int(),
    /** Customers up to this number have received it, or are not addressed. */
    reached: int(),
    sent: int(),
    state: text<(typeof OPERATOR_MESSAGE_STATES)[number]>(),
    endedAt: nullable(time()),
  },
  { watched: { only: ['id', 'reached', 'state'] } },
);
export type OperatorMessage = RowOf<typeof operatorMessages>;
