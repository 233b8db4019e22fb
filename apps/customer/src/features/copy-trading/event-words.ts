import type { FollowEventKind, SkipReason } from '../../api/follows.js';

/** Texts for a trader's actions, and for why one was not copied. */
export const EVENT_TEXTS = {
  open: 'follow.event.open',
  part: 'follow.event.part',
  close: 'follow.event.close',
  protect: 'follow.event.protect',
} as const satisfies Record<FollowEventKind, string>;

export const SKIP_TEXTS = {
  below_minimum: 'follow.skip.belowMinimum',
  over_max_amount: 'follow.skip.overMaxAmount',
  insufficient_margin: 'follow.skip.insufficientMargin',
  limit_reached: 'follow.skip.limitReached',
  paused: 'follow.skip.paused',
  suspended: 'follow.skip.suspended',
  withdrawal_pending: 'follow.skip.withdrawalPending',
  blocked: 'follow.skip.blocked',
  closed_already: 'follow.skip.closedAlready',
  detached: 'follow.skip.detached',
} as const satisfies Record<SkipReason, string>;
