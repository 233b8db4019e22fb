import { flag, int, json, money, type RowOf, table, time } from '../../../../platform/database/table.js';

/**
 * How a trader's result went, hour by hour, each in which something happened: a tick that moved a position of his, or an
 * order. The running one stands as of its step; ticks since lead on from there. Money in 10⁻⁸.
 */
export const traderHours = table(
  'trader_hours',
  ['id'],
  {
    id: int(),
    traderId: int(),
    hour: time(),
    isRunning: flag(),
    /** The step after which it stood so. */
    laneSeq: int(),
    before: money(),
    result: money(),
    /** The part of `result` that open positions do not change. */
    realised: money(),
    high: money(),
    low: money(),
    fall: money(),
    margin: money(),
    most: money(),
    closed: int(),
    won: int(),
    /** Since he began to lead. */
    mostEver: money(),
    closedEver: int(),
    counts: json<TraderCounts>(),
  },
  { follows: 'replay' },
);
export type TraderHour = RowOf<typeof traderHours>;

/** What figures count by name, since he began to lead. */
export interface TraderCounts {
  /** Orders by symbol, and by leverage as text. */
  readonly symbols: Readonly<Record<string, number>>;
  readonly multiples: Readonly<Record<string, number>>;
  /** The last order's number when he began, and those of his that were open then: all others up to it had ended. */
  readonly ordersBefore: number;
  readonly openBefore: readonly number[];
}
