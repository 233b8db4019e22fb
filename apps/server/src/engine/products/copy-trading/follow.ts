import { capitalStopReached, shareForNewFollower } from '@truemark/domain';
import { decimal, ONE } from '@truemark/money';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { requireMayTrade } from '../contracts/new-order.js';
import type { BeginFollow, ChangeFollow, FollowTerms, LeaveFollow, PauseFollow } from './commands.js';
import { closeCopies, endFollow, takeOverCopies } from './end-follow.js';
import { putFollow } from './put-follow.js';
import { withShare } from './shares.js';
import type { Follow } from './tables/follow.table.js';

const NO_DEBT = { mark: 0n, owed: 0n, earlierOwed: 0n, earlierProfit: 0n };

/** Starts following a trader, or starts again: results and high-water mark of the pair carry over. */
export function beginFollow(step: Step, command: BeginFollow): Results['follow.begin'] {
  const { state, now, laneSeq } = step;
  const { customerId, traderId, terms } = command;
  requireCopyTradingOn(step);
  if (!state.customers.has(customerId)) step.refuse('customer.not_found');
  if (customerId === traderId) step.refuse('follow.self');
  const trader = state.copying.traders.get(traderId);
  if (trader?.status !== 'approved') return step.refuse('follow.unknown_trader');
  const before = state.copying.pair(customerId, traderId);
  if (before && before.status !== 'ended') step.refuse('follow.already');
  // The result of copies still waiting for their market to open is not known yet.
  if (before && before.openCopies > 0) step.refuse('follow.copies_wait');
  requireMayTrade(step, customerId);
  requireTerms(step, terms);
  const realised = before?.realised ?? 0n;
  const most = decimal(state.setting('follow_share_most'));
  const share = state.bookOf(customerId) === 'demo' ? 0n : shareForNewFollower(trader.share, most);
  const { mark, owed, earlierOwed, earlierProfit } = before ? withShare(before, share, command) : NO_DEBT;
  const follow = putFollow(step, {
    id: before?.id ?? step.next('follows'),
    customerId,
    traderId,
    status: 'following',
    ...terms,
    share,
    begunAt: now,
    begunSeq: laneSeq,
    endedAt: null,
    endReason: null,
    realised,
    realisedBefore: realised,
    mark,
    owed,
    earlierOwed,
    earlierProfit,
    sharePaid: before?.sharePaid ?? 0n,
    settledAt: now,
    margin: 0n,
    peakMargin: before?.peakMargin ?? 0n,
    openLots: 0n,
    openCopies: 0,
    endedCopies: before?.endedCopies ?? 0,
  });
  return { follow };
}

/** Changes the terms of later copies. A capital stop that the realised loss has reached already ends the relation. */
export function changeFollow(step: Step, command: ChangeFollow): Results['follow.change'] {
  const follow = requireFollow(step, command);
  const { mode, multiple, maxAmount, stopLossAmount, maxSlots } = { ...follow, ...command.terms };
  const terms = { mode, multiple, maxAmount, stopLossAmount, maxSlots };
  requireTerms(step, terms);
  const changed = putFollow(step, { ...follow, ...terms });
  if (command.formerly || !isStopped(changed)) return { follow: changed };
  return { follow: endFollow(step, changed, 'capital_stop') };
}

/** Whether a relation without open copies has reached its capital stop; with some, the next tick decides. */
const isStopped = ({ openCopies, realised, realisedBefore, stopLossAmount }: Follow): boolean =>
  openCopies === 0 &&
  capitalStopReached({ realised: realised - realisedBefore, floating: 0n }, stopLossAmount);

/** Pauses or resumes. While paused, closings are copied but nothing new is opened. */
export function pauseFollow(step: Step, command: PauseFollow): Results['follow.pause'] {
  const follow = requireFollow(step, command);
  return { follow: putFollow(step, { ...follow, status: command.on ? 'paused' : 'following' }) };
}

/** Stops following: open copies close at the market, or become the follower's own. */
export function leaveFollow(step: Step, command: LeaveFollow): Results['follow.leave'] {
  const follow = requireFollow(step, command);
  if (!command.closes) takeOverCopies(step, follow.id);
  const standing = step.state.copying.follows.get(follow.id) ?? follow;
  endFollow(step, standing, 'left');
  if (command.closes) closeCopies(step, follow.id, 'left');
  return { follow: step.state.copying.follows.get(follow.id) ?? standing };
}

function requireFollow(
  step: Step,
  { customerId, traderId }: { readonly customerId: number; readonly traderId: number },
): Follow {
  const follow = step.state.copying.pair(customerId, traderId);
  return follow && follow.status !== 'ended' ? follow : step.refuse('follow.not_following');
}

export function requireCopyTradingOn(step: Step): void {
  if (!step.state.flag('is_follow')) step.refuse('follow.off');
}

const MIN_MULTIPLE = ONE / 100n;
const MAX_MULTIPLE = 100n * ONE;

function requireTerms(step: Step, terms: FollowTerms): void {
  const { multiple, maxAmount, stopLossAmount, maxSlots } = terms;
  if (multiple < MIN_MULTIPLE || multiple > MAX_MULTIPLE || multiple % MIN_MULTIPLE !== 0n) {
    step.refuse('follow.multiple');
  }
  if (maxAmount <= 0n) step.refuse('follow.max_amount');
  if (stopLossAmount < 0n || maxSlots < 0) step.refuse('follow.bounds');
}
