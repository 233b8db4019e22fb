import { int, money, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/**
 * A follower and his trader: one row a pair, however often it is begun and ended. Money and lots in 10⁻⁸; results and the
 * mark belong to the pair and go on.
 */
export const follows = table(
  'follows',
  ['id'],
  {
    id: int(),
    customerId: int(),
    traderId: int(),
    status: text<FollowStatus>(),
    mode: int<1 | 2>(),
    multiple: money(),
    /** Most margin that open copies may hold together. */
    maxAmount: money(),
    /** What it may lose since it began; 0: anything. */
    stopLossAmount: money(),
    /** Most open copies; 0: no limit. */
    maxSlots: int(),
    /** The trader's share when it began. */
    share: money(),
    begunAt: time(),
    /** The step that began it: events of later steps are copied. */
    begunSeq: int(),
    endedAt: nullable(time()),
    endReason: nullable(text<EndReason>()),
    /** Results of ended copies, net of fees; and what they were when it began. */
    realised: money(),
    realisedBefore: money(),
    /** The result up to which the trader was paid. */
    mark: money(),
    /** Shares that are settled and not paid yet, and what was paid in all. */
    owed: money(),
    sharePaid: money(),
    /** When shares were last settled, epoch ms. */
    settledAt: time(),
    /** Of open copies: margin, the most there ever was, lots, and how many. */
    margin: money(),
    peakMargin: money(),
    openLots: money(),
    openCopies: int(),
    endedCopies: int(),
  },
  { follows: 'replay' },
);
export type Follow = RowOf<typeof follows>;

export type FollowStatus = 'following' | 'paused' | 'ended';
export type EndReason = 'left' | 'capital_stop';
