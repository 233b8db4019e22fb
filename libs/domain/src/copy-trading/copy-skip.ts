import type { Money } from '@truemark/money';
import type { RefusalKey } from '../refusal.js';

/** Reasons for which an event of a leader was not copied. */
export const SKIP_REASONS = [
  'below_minimum',
  'over_max_amount',
  'insufficient_margin',
  'limit_reached',
  'paused',
  'suspended',
  'withdrawal_pending',
  'blocked',
  'closed_already',
  'detached',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Minimum time between two notices to a follower about skips with equal trader, symbol and reason, ms. */
export const SKIP_NOTICE_INTERVAL = 3_600_000;

/** Whether to notify a follower of a skip at `now`; `toldAt` is the last notice of that kind, epoch ms, null: none. */
export const isSkipNoticeDue = (toldAt: number | null, now: number): boolean =>
  toldAt === null || now - toldAt >= SKIP_NOTICE_INTERVAL;

/** A relation at the time when the leader opens a position. */
export interface RelationState {
  readonly isSuspended: boolean;
  readonly isPaused: boolean;
  /** Margin held by its open copies, and their number. */
  readonly margin: Money;
  readonly openCopies: number;
  readonly maxAmount: Money;
  /** 0: no limit. */
  readonly maxSlots: number;
}

/** Checks whether the relation allows a new copy, regardless of its size. Returns the skip reason, or null. */
export function refuseCopy({
  isSuspended,
  isPaused,
  maxSlots,
  openCopies,
}: RelationState): SkipReason | null {
  if (isSuspended) return 'suspended';
  if (isPaused) return 'paused';
  return maxSlots > 0 && openCopies >= maxSlots ? 'limit_reached' : null;
}

/** Whether a copy that holds `margin` would exceed the maximum margin of the relation. */
export const isOverMaxAmount = (standing: RelationState, margin: Money): boolean =>
  standing.margin + margin > standing.maxAmount;

/** Skip reason for a copy whose order the follower's account refused. */
export function skipReasonOf(key: RefusalKey): SkipReason {
  switch (key) {
    case 'order.insufficient_balance':
    case 'wallet.would_stop_out':
    case 'ledger.insufficient_balance':
    case 'ledger.overflow':
      return 'insufficient_margin';
    case 'order.too_many_open':
      return 'limit_reached';
    case 'withdraw.pending_blocks':
      return 'withdrawal_pending';
    case 'order.lots_too_small':
    case 'order.lots_step':
      return 'below_minimum';
    default:
      return key.startsWith('limits.') ? 'limit_reached' : 'blocked';
  }
}
