import { int, type RowOf, table, text } from '../../../../platform/database/table.js';

/** A copy of a leader's order; `id` is the id of the copy's own order. */
export const copies = table(
  'copies',
  ['id'],
  {
    id: int(),
    followId: int(),
    customerId: int(),
    traderId: int(),
    leaderOrderId: int(),
    status: text<CopyStatus>(),
  },
  { follows: 'replay' },
);
export type Copy = RowOf<typeof copies>;

/** `closed`: the copy closed before the leader's order, whose events are still recorded. `ended`: both have ended. */
export type CopyStatus = 'open' | 'closed' | 'ended' | 'taken_over';
