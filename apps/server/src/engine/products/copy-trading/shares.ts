import { markAfter, markWithoutShare, move, nextMonth, type ShareStanding, shareDue } from '@truemark/domain';
import { max, min } from '@truemark/money';
import type { Results } from '../../kernel/registry.js';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import { wouldStopOut } from '../contracts/free-margin-check.js';
import type { SettleShares } from './commands.js';
import { relationFloating } from './figures.js';
import { putFollow } from './put-follow.js';
import type { Follow } from './tables/follow.table.js';

/** A month has begun for these relations, or what they owe can be paid. */
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

/** When a relation's shares are settled next, epoch ms; null: never again, it has ended and so have its copies. */
export const monthEndOf = ({ settledAt, status, openCopies }: Follow): number | null =>
  status !== 'ended' || openCopies > 0 ? nextMonth(settledAt) : null;

/** Works out the trader's share by now, adds it to what is owed, and pays what can be paid. */
export function settleShare(step: Step, follow: Follow): Follow {
  const { state, now } = step;
  const floating = relationFloating(state, state, follow.id);
  const standing: ShareStanding = { ...follow, floating };
  const isFree = follow.share === 0n || state.bookOf(follow.customerId) === 'demo';
  const settled = isFree
    ? { ...follow, mark: markWithoutShare(standing), settledAt: now }
    : { ...follow, owed: follow.owed + shareDue(standing), settledAt: now };
  return payShare(step, putFollow(step, settled));
}

/** Pays of what is owed what the follower's trading account can pay, in one entry to the trader's. */
function payShare(step: Step, follow: Follow): Follow {
  const amount = payable(step.state, step.now, follow);
  if (amount === 0n) return follow;
  const { id, customerId, traderId, mark, owed, share, sharePaid } = follow;
  const from = step.wallet(customerId, 'forex', 'free').id;
  const to = step.wallet(traderId, 'forex', 'free').id;
  step.enter(move(from, to, amount), { type: 'follow.share', refKind: 'follow', refId: id });
  return putFollow(step, {
    ...follow,
    mark: markAfter(mark, amount, share),
    owed: owed - amount,
    sharePaid: sharePaid + amount,
  });
}

/** What of the shares owed can be paid now, 10⁻⁸: nothing that would bring open positions to their stop-out. */
export function payable(state: State, now: number, { customerId, owed }: Follow): bigint {
  const amount = min(owed, max(0n, state.freeForContracts(customerId)));
  return amount > 0n && !wouldStopOut({ state, now }, customerId, { amount }) ? amount : 0n;
}
