import { int, money, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/**
 * Notices to followers in addition to their event rows. Written in the commit of their cause, so that a crash can only
 * delay the message.
 */
export const followNotices = table('follow_notices', ['id'], {
  id: int(),
  kind: text<FollowNoticeKind>(),
  at: time(),
  laneSeq: int(),
  traderId: int(),
  /** The trader's name at that time. */
  traderName: text(),
  /** Recipient; null: all followers of the trader at the time of writing. */
  customerId: nullable(int()),
  symbolId: nullable(int()),
  /** For a skip, one of `SkipReason`; for a suspension, the operator's reason. */
  reason: nullable(text()),
  /** For a capital stop, the loss allowed, in 10⁻⁸. */
  amount: nullable(money()),
  /** Cursor: relations up to this id have their message; -1: all. */
  toldUpTo: int(),
});
export type FollowNotice = RowOf<typeof followNotices>;

export type FollowNoticeKind = 'skipped' | 'capital_stop' | 'suspended';
