import { flag, int, json, money, type RowOf, table, time } from '../../../../platform/database/table.js';

/**
 * A trader's result by hour. Only hours with an event have a row: an order, or a tick that affected a position. The
 * running hour is as of its step; later ticks are replayed from there. Money in 10⁻⁸.
 */
export const traderHours = table(
  'trader_hours',
  ['id'],
  {
    id: int(),
    traderId: int(),
    hour: time(),
    isRunning: flag(),
    /** The step that the figures are as of. */
    laneSeq: int(),
    before: money(),
    result: money(),
    /** Part of `result` that open positions do not affect. */
    realised: money(),
    high: money(),
    low: money(),
    fall: money(),
    margin: money(),
    most: money(),
    closed: int(),
    won: int(),
    /** Since he became a trader. */
    mostEver: money(),
    closedEver: int(),
    counts: json<TraderCounts>(),
  },
  { follows: 'replay' },
);
export type TraderHour = RowOf<typeof traderHours>;

/** Counts by name since he became a trader. */
export interface TraderCounts {
  /** Orders by symbol id, and by leverage as text. */
  readonly symbols: Readonly<Record<string, number>>;
  readonly multiples: Readonly<Record<string, number>>;
  /** The last order id when he became a trader, and his orders open then; all his other orders up to it had ended. */
  readonly ordersBefore: number;
  readonly openBefore: readonly number[];
}
