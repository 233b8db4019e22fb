import type { TraderState } from '@truemark/domain';
import {
  flag,
  int,
  money,
  nullable,
  type RowOf,
  table,
  text,
  time,
} from '../../../../platform/database/table.js';

/** A customer whose trades others may copy, or who has applied for that. */
export const traders = table(
  'traders',
  ['customerId'],
  {
    customerId: int(),
    status: text<TraderState>(),
    /** As followers see him. */
    nickname: text(),
    /** What he takes of a follower's profit, 0–0.3; pinned in a relation when it begins. */
    share: money(),
    isVisible: flag(),
    appliedAt: time(),
    decidedAt: nullable(time()),
    /** Why he was rejected or suspended, as he and his followers read it. */
    reason: nullable(text()),
    /** Since when he leads; null: he never has. */
    since: nullable(time()),
  },
  { follows: 'replay' },
);
export type Trader = RowOf<typeof traders>;
