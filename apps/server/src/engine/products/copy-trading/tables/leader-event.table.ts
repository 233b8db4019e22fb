import {
  int,
  json,
  money,
  nullable,
  type RowOf,
  table,
  text,
  time,
} from '../../../../platform/database/table.js';
import type { RateRecord } from '../../../market/tables/rate-record.js';
import type { ClosedBy, OrderTerms } from '../../contracts/tables/order.table.js';

/** A leader's action to be copied, and its progress. Written in the commit of the action. */
export const leaderEvents = table(
  'leader_events',
  ['id'],
  {
    id: int(),
    traderId: int(),
    orderId: int(),
    kind: text<LeaderEventKind>(),
    laneSeq: int(),
    at: time(),
    symbolId: int(),
    side: text<'buy' | 'sell'>(),
    /** The leader's tick. */
    seq: int(),
    tickAt: time(),
    bid: money(),
    ask: money(),
    details: json<LeaderEventDetails>(),
    /** Id of the last relation processed, in ascending order of ids. */
    cursor: int(),
    portions: int(),
    /** Time when all followers were processed, epoch ms; null while some wait. */
    doneAt: nullable(time()),
  },
  { follows: 'replay' },
);
export type LeaderEvent = RowOf<typeof leaderEvents>;

export type LeaderEventKind = 'open' | 'part' | 'close' | 'protect';

/** Inputs of the copies, fixed at the leader's commit. Decimals as text, since the column is JSON. */
export interface LeaderEventDetails {
  /** Lots opened or closed; for a partial closing, also the lots before it. */
  readonly lots: string;
  readonly lotsBefore?: string;
  readonly pip: string;
  readonly minLots: string;
  readonly maxLots: string;
  readonly rate: RateRecord;
  /**
   * Openings only: the leader's equity just before, the terms of the copies with his name, and whether he is suspended.
   */
  readonly equity?: string;
  readonly terms?: OrderTerms;
  readonly isSuspended?: boolean;
  readonly stopLoss: string;
  readonly takeProfit: string;
  readonly trailingDistance: string;
  readonly closedBy?: ClosedBy;
}
