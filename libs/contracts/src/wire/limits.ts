import type { Decimal } from './envelope.js';

/** 0: no limit. */
export interface LimitValues {
  daily_loss: Decimal;
  stake: Decimal;
  session_minutes: number;
}

/** Answer of `user/limits`. */
export interface CustomerLimits extends LimitValues {
  /** What the day has cost so far, in account currency; 0 when it brought something. */
  lost_today: Decimal;
  /** Since when the running session goes on, epoch ms; null while there is none. */
  session_since: number | null;
  /** Until when no new trade is taken, epoch ms: 0 not excluded, null for ever. */
  excluded_until: number | null;
  /** What becomes looser, and when (epoch ms); null when nothing waits. */
  pending: (LimitValues & { from: number }) | null;
}
