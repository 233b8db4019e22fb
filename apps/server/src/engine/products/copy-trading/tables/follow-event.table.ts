import type { SkipReason } from '@truemark/domain';
import { int, money, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';
import type { LeaderEventKind } from './leader-event.table.js';

/** Result of a leader's event for one follower: exactly one row each. */
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
    /** The copy's order; for a partial closing, the order that was split off. */
    orderId: nullable(int()),
    lots: nullable(money()),
    price: nullable(money()),
    /** The leader's tick. */
    seq: int(),
    /** Delay from the leader's commit to the copy's, in ms of market time. */
    delayMs: int(),
  },
  { appendOnly: true, follows: 'replay' },
);
export type FollowEvent = RowOf<typeof followEvents>;
