import type { SkipReason } from '@truemark/domain';
import { int, money, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';
import type { LeaderEventKind } from './leader-event.table.js';

/** What became of a leader's event with one follower: exactly one row each. */
export const followEvents = table(
  'follow_events',
  ['id'],
  {
    id: int(),
    at: time(),
    eventId: int(),
    followId: int(),
    customerId: int(),
    traderId: int(),
    leaderOrderId: int(),
    symbolId: int(),
    event: text<LeaderEventKind>(),
    result: text<'copied' | 'skipped'>(),
    reason: nullable(text<SkipReason>()),
    /** The copy; of a part the order that it closed. */
    orderId: nullable(int()),
    lots: nullable(money()),
    price: nullable(money()),
    /** The leader's tick. */
    seq: int(),
    /** From the leader's commit until the copy's, ms of the market clock. */
    delayMs: int(),
  },
  { appendOnly: true, follows: 'replay' },
);
export type FollowEvent = RowOf<typeof followEvents>;
