import type { SkipReason } from '@truemark/domain';
import type { Step } from '../../kernel/step.js';
import type { Follow } from './tables/follow.table.js';
import { type FollowNotice, followNotices } from './tables/follow-notice.table.js';
import type { LeaderEvent } from './tables/leader-event.table.js';
import type { Trader } from './tables/trader.table.js';

/** An opening was not copied: its follower is told, unless he was within the hour. */
export function noticeSkip(step: Step, event: LeaderEvent, { customerId }: Follow, reason: SkipReason): void {
  const { traderId, symbolId } = event;
  const { skipsTold } = step.state.copying;
  const isTold = skipsTold.note({ customerId, traderId, symbolId, reason }, step.now, step.undo);
  if (isTold) notice(step, { kind: 'skipped', traderId, customerId, symbolId, reason, amount: null });
}

/** A relation has come to its capital stop. */
export function noticeCapitalStop(
  step: Step,
  { customerId, traderId, stopLossAmount: amount }: Follow,
): void {
  notice(step, { kind: 'capital_stop', traderId, customerId, symbolId: null, reason: null, amount });
}

/** A trader was suspended: whoever follows him is told, and why. */
export function noticeSuspension(step: Step, { customerId: traderId, reason }: Trader): void {
  notice(step, { kind: 'suspended', traderId, customerId: null, symbolId: null, reason, amount: null });
}

type Noticed = Omit<FollowNotice, 'id' | 'at' | 'laneSeq' | 'traderName' | 'toldUpTo'>;

function notice(step: Step, noticed: Noticed): void {
  const traderName = step.state.copying.traders.get(noticed.traderId)?.nickname ?? '';
  const { now: at, laneSeq } = step;
  step.insert(followNotices, {
    ...{ id: step.next('followNotices'), at, laneSeq, traderName, toldUpTo: 0 },
    ...noticed,
  });
  step.emit({ type: 'follow.notice' });
}
