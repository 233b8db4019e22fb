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
 * What befell an account at a margin level: a call, which holds until `endedAt`, or a stop-out. Written with the tick
 * that brought it about, so that nobody is warned twice of one crossing, nor never.
 */
export const marginEvents = table('margin_events', ['laneSeq', 'customerId', 'kind'], {
  laneSeq: int(),
  customerId: int(),
  kind: text<'call' | 'stop_out'>(),
  at: time(),
  /** Calls only; null while it holds. */
  endedAt: nullable(time()),
  /** The margin level that was found and the one that was reached, percent in 10⁻⁸. */
  level: money(),
  reached: money(),
  /** Positions that were closed and pending orders that were released, in that order of time. */
  closed: json<number[]>(),
  released: json<number[]>(),
});
export type MarginEvent = RowOf<typeof marginEvents>;
