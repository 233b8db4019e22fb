import { int, money, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/**
 * What followers are told beside their own rows: written with what brought it about, so that a crash before the message
 * only delays it.
 */
export const followNotices = table('follow_notices', ['id'], {
  id: int(),
  kind: text<FollowNoticeKind>(),
  at: time(),
  laneSeq: int(),
  traderId: int(),
  /** As he was called then. */
  traderName: text(),
  /** Whom it is for; null: whoever followed the trader when it was written. */
  customerId: nullable(int()),
  symbolId: nullable(int()),
  /** Of a skip one of `SkipReason`; of a suspension what the operator gave. */
  reason: nullable(text()),
  /** Of a capital stop what the relation could lose, 10⁻⁸. */
  amount: nullable(money()),
  /** Relations up to this number have their message; -1: everybody. */
  toldUpTo: int(),
});
export type FollowNotice = RowOf<typeof followNotices>;

export type FollowNoticeKind = 'skipped' | 'capital_stop' | 'suspended';
