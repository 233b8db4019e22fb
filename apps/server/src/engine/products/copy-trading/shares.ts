import {
  debtAfterPayment,
  debtUnderShare,
  highWaterMarkWithoutShare,
  move,
  nextMonth,
  type ShareInputs,
  shareDue,
} from '@truemark/domain';
import { max, min } from '@truemark/money';
import type { CommandBase } from '../../kernel/command.js';
import type { Results } from '../../kernel/registry.js';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import { wouldStopOut } from '../contracts/free-margin-check.js';
import type { SettleShares } from './commands.js';
import { relationFloating } from './figures.js';
import { putFollow } from './put-follow.js';
import type { Follow } from './tables/follow.table.js';

/** Settles relations whose month has ended; for the others, pays what they owe. */
export function settleShares(step: Step, { followIds }: SettleShares): Results['shares.settle'] {
  for (const id of followIds) {
    const follow = step.state.copying.follows.get(id);
    if (!follow) continue;
    const monthEnd = monthEndOf(follow);
    if (monthEnd !== null && monthEnd <= step.now) settleShare(step, follow);
    else payShare(step, follow);
  }
  return { done: true };
}

/** Next settlement of a relation's shares, epoch ms; null once the relation and its copies have ended. */
export const monthEndOf = ({ settledAt, status, openCopies }: Follow): number | null =>
  status !== 'ended' || openCopies > 0 ? nextMonth(settledAt) : null;

/** Computes the trader's share up to now, adds it to the amount owed, and pays what can be paid. */
export function settleShare(step: Step, follow: Follow): Follow {
  const { state, now } = step;
  const floating = relationFloating(state, state, follow.id);
  const standing: ShareInputs = { ...follow, floating };
  const isFree = follow.share === 0n || state.bookOf(follow.customerId) === 'demo';
  const settled = isFree
    ? { ...follow, mark: highWaterMarkWithoutShare(standing), settledAt: now }
    : { ...follow, owed: follow.owed + shareDue(standing), settledAt: now };
  return payShare(step, putFollow(step, settled));
}

/** Pays the owed share from the follower's to the trader's trading account in one entry, as far as it can be paid. */
function payShare(step: Step, follow: Follow): Follow {
  const amount = payable(step.state, step.now, follow);
  if (amount === 0n) return follow;
  const { id, customerId, traderId, sharePaid } = follow;
  const from = step.wallet(customerId, 'forex', 'free').id;
  const to = step.wallet(traderId, 'forex', 'free').id;
  step.enter(move(from, to, amount), { type: 'follow.share', refKind: 'follow', refId: id });
  return putFollow(step, { ...debtAfterPayment(follow, amount), sharePaid: sharePaid + amount });
}

/**
 * The relation once another share applies; what is owed stays owed at the former one. Commands of older journals changed
 * the share alone.
 */
export const withShare = (follow: Follow, share: bigint, { formerly }: CommandBase): Follow =>
  formerly ? { ...follow, share } : debtUnderShare(follow, share);

/** Part of the owed shares payable now, in 10⁻⁸; 0 if paying it would cause a stop-out. */
export function payable(state: State, now: number, { customerId, owed }: Follow): bigint {
  const amount = min(owed, max(0n, state.freeForContracts(customerId)));
  return amount > 0n && !wouldStopOut({ state, now }, customerId, { amount }) ? amount : 0n;
}
