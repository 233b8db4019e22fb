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

/**
 * A margin event of an account: a call, in force until `endedAt`, or a stop-out. Written in the commit of the tick that
 * caused it, so that each crossing is reported exactly once.
 */
export const marginEvents = table('margin_events', ['laneSeq', 'customerId', 'kind'], {
  laneSeq: int(),
  customerId: int(),
  kind: text<'call' | 'stop_out'>(),
  at: time(),
  /** Calls only; null while in force. */
  endedAt: nullable(time()),
  /** The account's margin level, and the limit that it reached; percent in 10⁻⁸. */
  level: money(),
  reached: money(),
  /** Ids of closed positions and of cancelled pending orders, each in order of time. */
  closed: json<number[]>(),
  released: json<number[]>(),
});
export type MarginEvent = RowOf<typeof marginEvents>;
