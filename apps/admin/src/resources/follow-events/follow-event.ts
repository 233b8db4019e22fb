import type { NumericDecimals } from '@truemark/contracts';
import type { FollowEventRow } from '@truemark/contracts/admin';
import type { NamedIn } from '../../providers/translate.js';
import { t } from '../../texts/texts.js';

/** Outcome of a leader's event for one follower. */
export type FollowEvent = NamedIn<'follow-events', NumericDecimals<FollowEventRow>>;

export const EVENTS: Readonly<Record<FollowEvent['event'], string>> = {
  open: t('followEvents.opened'),
  part: t('followEvents.closedAPart'),
  close: t('followEvents.closed'),
  protect: t('followEvents.changedStops'),
};

/** Whether it was copied, in a word. */
export const RESULTS: Readonly<Record<FollowEvent['result'], string>> = {
  copied: t('followEvents.copiedState'),
  skipped: t('followEvents.skippedState'),
};

/** Why it was not copied, worded for operators. */
export const REASONS: Readonly<Record<NonNullable<FollowEvent['reason']>, string>> = {
  below_minimum: t('followEvents.smallerThanTheLeastLots'),
  over_max_amount: t('followEvents.aboveTheFollowersMarginLimit'),
  insufficient_margin: t('followEvents.notEnoughFreeMargin'),
  limit_reached: t('followEvents.aLimitWasReached'),
  paused: t('followEvents.pausedByTheFollower'),
  suspended: t('followEvents.theTraderWasSuspended'),
  withdrawal_pending: t('followEvents.aWithdrawalWasWaiting'),
  blocked: t('followEvents.theFollowerWasBlocked'),
  closed_already: t('followEvents.theCopyHadClosedAlready'),
  detached: t('followEvents.theCopyHasStopsOfIts'),
};
