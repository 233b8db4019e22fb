import type { InNumbers } from '@truemark/contracts';
import type { FollowEventRow } from '@truemark/contracts/admin';
import type { NamedIn } from '../../providers/translate.js';

/** What became of a leader's event with one follower. */
export type FollowEvent = NamedIn<'follow-events', InNumbers<FollowEventRow>>;

export const EVENTS: Readonly<Record<FollowEvent['event'], string>> = {
  open: 'Opened',
  part: 'Closed a part',
  close: 'Closed',
  protect: 'Changed stops',
};

/** Why it was not copied, in an operator's words. */
export const REASONS: Readonly<Record<NonNullable<FollowEvent['reason']>, string>> = {
  below_minimum: 'Smaller than the least lots',
  over_max_amount: 'Above the follower’s margin limit',
  insufficient_margin: 'Not enough free margin',
  limit_reached: 'A limit was reached',
  paused: 'Paused by the follower',
  suspended: 'The trader was suspended',
  withdrawal_pending: 'A withdrawal was waiting',
  blocked: 'The follower was blocked',
  closed_already: 'The copy had closed already',
  detached: 'The copy has stops of its own',
};
