import { checkNickname, mayApply, nicknameKey } from '@truemark/domain';
import { decimal, ONE } from '@truemark/money';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { putSearchParts } from '../customers/put-search-parts.js';
import { requireReal } from '../customers/require-real.js';
import { customers } from '../customers/tables/customer.table.js';
import type { ApplyTrader, ChangeTrader, DecideTrader, SetNickname } from './commands.js';
import { beginFigures } from './figures/update-figures.js';
import { requireCopyTradingOn } from './follow.js';
import { noticeSuspension } from './notices.js';
import { putFollow, putTrader } from './put-follow.js';
import { withShare } from './shares.js';
import { formerNicknames } from './tables/former-nickname.table.js';
import type { Trader } from './tables/trader.table.js';

/** Applies to become a trader. */
export function applyTrader(step: Step, { customerId }: ApplyTrader): Results['trader.apply'] {
  const { copying } = step.state;
  requireCopyTradingOn(step);
  requireReal(step, customerId);
  const nickname = copying.nicknames.get(customerId);
  if (!nickname) return step.refuse('follow.nickname_missing');
  const before = copying.traders.get(customerId);
  // Repeating a waiting application changes nothing.
  if (before?.status === 'applied') return { trader: before };
  if (!mayApply(before?.status ?? 'none', before?.decidedAt ?? null, step.now)) {
    step.refuse(before?.status === 'rejected' ? 'follow.apply_later' : 'follow.applied_already');
  }
  const trader: Trader = {
    customerId,
    nickname,
    status: 'applied',
    share: before?.share ?? 0n,
    isVisible: before?.isVisible ?? true,
    appliedAt: step.now,
    decidedAt: null,
    reason: null,
    since: before?.since ?? null,
  };
  return { trader: putTrader(step, trader) };
}

/** One hundredth of a percent. */
const SHARE_STEP = ONE / 10_000n;

const FROM = { approve: 'applied', reject: 'applied', suspend: 'approved', reinstate: 'suspended' } as const;
const TO = { approve: 'approved', reject: 'rejected', suspend: 'suspended', reinstate: 'approved' } as const;

/** Applies an operator's decision on a trader. No position is opened, closed or changed. */
export function decideTrader(step: Step, command: DecideTrader): Results['trader.decide'] {
  const { decision, reason } = command;
  const before = step.state.copying.traders.get(command.traderId) ?? step.refuse('follow.unknown_trader');
  if (before.status !== FROM[decision]) step.refuse('follow.decided_already');
  const trader = putTrader(step, {
    ...before,
    status: TO[decision],
    reason,
    decidedAt: step.now,
    since: before.since ?? (decision === 'approve' ? step.now : null),
  });
  if (decision === 'approve') beginFigures(step, trader.customerId);
  if (decision === 'suspend') noticeSuspension(step, trader);
  step.patch(customers, { id: trader.customerId, isTrader: trader.status === 'approved' });
  return { trader };
}

/** Changes a trader's own settings. A lower share applies to all followers, a higher one to later followers only. */
export function changeTrader(step: Step, command: ChangeTrader): Results['trader.change'] {
  const { state } = step;
  const before = state.copying.traders.get(command.customerId);
  if (before?.status !== 'approved' && before?.status !== 'suspended')
    return step.refuse('follow.not_trader');
  const { isVisible = before.isVisible } = command;
  const share = command.share === undefined ? before.share : requireShare(step, command.share);
  const trader = putTrader(step, { ...before, share, isVisible });
  for (const follow of state.copying.followersOf(command.customerId)) {
    if (follow.share > share) putFollow(step, withShare(follow, share, command));
  }
  return { trader };
}

/** A share within the house's limit, else refuses the step. An earlier one above a lowered limit stays. */
function requireShare(step: Step, asked: bigint): bigint {
  // A percentage has two decimals; further digits are rounded down in the followers' favour.
  const share = asked - (asked % SHARE_STEP);
  const most = decimal(step.state.setting('follow_share_most')) / 100n;
  if (share < 0n || share > most) step.refuse('follow.share_most', { most: Number(most) / 1e6 });
  return share;
}

/** Sets a unique nickname. A trader's followers see the new one. */
export function setNickname(step: Step, command: SetNickname): Results['nickname.set'] {
  const { state } = step;
  const { customerId, nickname } = command;
  if (!state.customers.has(customerId)) step.refuse('customer.not_found');
  const problem = checkNickname(nickname, state.setting('site_name'));
  if (problem) step.refuse(problem);
  const name = nicknameIdentity(nickname);
  const owner = state.identities.get(name);
  if (owner !== undefined && owner !== customerId) step.refuse('follow.nickname_taken');
  keepFormerNickname(step, command);
  step.set(state.identities, name, customerId);
  step.set(state.copying.nicknames, customerId, nickname);
  step.patch(customers, { id: customerId, nickname });
  putSearchParts(step, customerId, { nickname });
  const trader = state.copying.traders.get(customerId);
  if (trader) putTrader(step, { ...trader, nickname });
  return { done: true };
}

/** The identity under which a nickname has one owner. */
export const nicknameIdentity = (nickname: string): string => `nickname:${nicknameKey(nickname)}`;

/** Earlier nicknames stay reserved, so that nobody else can impersonate the customer. */
function keepFormerNickname(step: Step, { customerId, nickname, formerly }: SetNickname): void {
  const former = step.state.copying.nicknames.get(customerId);
  if (former === undefined || nicknameKey(former) === nicknameKey(nickname)) return;
  // Until this was written down, a restart forgot it.
  if (formerly) step.delete(step.state.identities, nicknameIdentity(former));
  else step.upsert(formerNicknames, { nicknameKey: nicknameKey(former), customerId });
}
