import type { Money } from '@truemark/money';
import type { RefusalKey } from '../refusal.js';

/** Why an event of a leader was not copied. */
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

/** A relation as it stands when the leader opens a position. */
export interface RelationStanding {
  readonly isSuspended: boolean;
  readonly isPaused: boolean;
  /** Margin that its open copies hold, and how many there are. */
  readonly margin: Money;
  readonly openCopies: number;
  readonly maxAmount: Money;
  /** 0: no limit. */
  readonly maxSlots: number;
}

/** What the relation itself says against a new copy, before its size is looked at. */
export function refuseCopy({
  isSuspended,
  isPaused,
  maxSlots,
  openCopies,
}: RelationStanding): SkipReason | null {
  if (isSuspended) return 'suspended';
  if (isPaused) return 'paused';
  return maxSlots > 0 && openCopies >= maxSlots ? 'limit_reached' : null;
}

/** Whether a copy that holds `margin` would take the relation above what the follower lets it use. */
export const isOverMaxAmount = (standing: RelationStanding, margin: Money): boolean =>
  standing.margin + margin > standing.maxAmount;

/** Why a copy was skipped whose order the follower's own account refused. */
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
