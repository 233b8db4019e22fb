import { int, type RowOf, table, text } from '../../../../platform/database/table.js';

/** A copy of a leader's order: `id` is its own order's. */
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

/** `closed`: before the leader's order, whose events are still noted. `ended`: both have ended. */
export type CopyStatus = 'open' | 'closed' | 'ended' | 'taken_over';
