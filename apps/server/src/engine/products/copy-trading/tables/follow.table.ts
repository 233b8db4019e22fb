import { int, money, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/**
 * A follower and his trader: one row per pair, however often the relation begins and ends. Money and lots in 10⁻⁸.
 * Results and the high-water mark belong to the pair and carry over.
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
    /** Maximum margin that open copies may hold together. */
    maxAmount: money(),
    /** Maximum loss since it began; 0: no limit. */
    stopLossAmount: money(),
    /** Maximum open copies; 0: no limit. */
    maxSlots: int(),
    /** The trader's share when it began; lowered if the trader lowers his. */
    share: money(),
    begunAt: time(),
    /** The step that began it: only events of later steps are copied. */
    begunSeq: int(),
    endedAt: nullable(time()),
    endReason: nullable(text<EndReason>()),
    /** Result of ended copies, net of fees; and its value when the relation began. */
    realised: money(),
    realisedBefore: money(),
    /** High-water mark: the result up to which the trader was paid. */
    mark: money(),
    /** Shares settled but not paid yet, and total paid. */
    owed: money(),
    sharePaid: money(),
    /** Part of `owed` that arose under an earlier share, and the profit for which it is owed. */
    earlierOwed: money(),
    earlierProfit: money(),
    /** Last settlement of shares, epoch ms. */
    settledAt: time(),
    /** Open copies: margin, maximum margin ever held, lots and count. */
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
