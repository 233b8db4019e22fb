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

/** What a leader did that followers copy, and how far that has come. Committed with what he did. */
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
    /** The leader's own tick. */
    seq: int(),
    tickAt: time(),
    bid: money(),
    ask: money(),
    details: json<LeaderEventDetails>(),
    /** The last relation that had its turn, in the order of their numbers. */
    cursor: int(),
    portions: int(),
    /** When every follower had had his turn, epoch ms; null: some wait. */
    doneAt: nullable(time()),
  },
  { follows: 'replay' },
);
export type LeaderEvent = RowOf<typeof leaderEvents>;

export type LeaderEventKind = 'open' | 'part' | 'close' | 'protect';

/** What copies are made by, whatever changes until their turn. Decimals as text: the row is JSON. */
export interface LeaderEventDetails {
  /** Lots that were opened or closed; and, of a part, those before it. */
  readonly lots: string;
  readonly lotsBefore?: string;
  readonly pip: string;
  readonly minLots: string;
  readonly maxLots: string;
  readonly rate: RateRecord;
  /** Of an opening: the leader's equity just before it, the terms of his order, and how he is called. */
  readonly equity?: string;
  readonly terms?: OrderTerms;
  readonly isSuspended?: boolean;
  readonly stopLoss: string;
  readonly takeProfit: string;
  readonly trailingDistance: string;
  readonly closedBy?: ClosedBy;
}
