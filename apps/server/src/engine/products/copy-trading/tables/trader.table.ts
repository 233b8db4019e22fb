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
    /** Name shown to followers. */
    nickname: text(),
    /** Share of a follower's profit, 0–0.3; copied into a relation when it begins. */
    share: money(),
    isVisible: flag(),
    appliedAt: time(),
    decidedAt: nullable(time()),
    /** Reason of a rejection or suspension, shown to the trader and his followers. */
    reason: nullable(text()),
    /** Start time as a trader; null: never approved. */
    since: nullable(time()),
  },
  { follows: 'replay' },
);
export type Trader = RowOf<typeof traders>;
