import type { SkipReason } from '@truemark/domain';
import type { Step } from '../../kernel/step.js';
import type { Follow } from './tables/follow.table.js';
import { type FollowNotice, followNotices } from './tables/follow-notice.table.js';
import type { LeaderEvent } from './tables/leader-event.table.js';
import type { Trader } from './tables/trader.table.js';

/** Notifies a follower that an opening was not copied, unless a like notice was written within the hour. */
export function noticeSkip(step: Step, event: LeaderEvent, { customerId }: Follow, reason: SkipReason): void {
  const { traderId, symbolId } = event;
  const { skipsTold } = step.state.copying;
  const isTold = skipsTold.note({ customerId, traderId, symbolId, reason }, step.now, step.undo);
  if (isTold) notice(step, { kind: 'skipped', traderId, customerId, symbolId, reason, amount: null });
}

/** Notifies a follower that his relation reached its capital stop. */
export function noticeCapitalStop(
  step: Step,
  { customerId, traderId, stopLossAmount: amount }: Follow,
): void {
  notice(step, { kind: 'capital_stop', traderId, customerId, symbolId: null, reason: null, amount });
}

/** Notifies a trader's followers that he was suspended, with the reason. */
export function noticeSuspension(step: Step, { customerId: traderId, reason }: Trader): void {
  notice(step, { kind: 'suspended', traderId, customerId: null, symbolId: null, reason, amount: null });
}

type NoticeInput = Omit<FollowNotice, 'id' | 'at' | 'laneSeq' | 'traderName' | 'toldUpTo'>;

function notice(step: Step, noticed: NoticeInput): void {
  const traderName = step.state.copying.traders.get(noticed.traderId)?.nickname ?? '';
  const { now: at, laneSeq } = step;
  step.insert(followNotices, {
    ...{ id: step.next('followNotices'), at, laneSeq, traderName, toldUpTo: 0 },
    ...noticed,
  });
  step.emit({ type: 'follow.notice' });
}
