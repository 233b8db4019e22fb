import { capitalStopReached } from '@truemark/domain';
import type { Step } from '../../kernel/step.js';
import type { PositionChange } from '../contracts/commands.js';
import { endFollow } from './end-follow.js';
import { putCopy, putFollow } from './put-follow.js';
import { settleShare } from './shares.js';
import type { Copy } from './tables/copy.table.js';

/** Updates a relation's figures after a copy closed, fully or in part, whoever closed it. */
export function updateRelation(step: Step, { kind, order }: PositionChange): void {
  const { copying } = step.state;
  const copy = copying.copies.get(order.originId ?? order.id);
  if (copy?.status !== 'open' || kind !== 'close') return;
  const follow = copying.follows.get(copy.followId);
  if (!follow) return;
  const isWhole = order.originId === null;
  const isNoted = follow.status !== 'ended' && isStillReferenced(step, copy);
  if (isWhole) putCopy(step, { ...copy, status: isNoted ? 'closed' : 'ended' });
  const after = putFollow(step, {
    ...follow,
    realised: follow.realised + order.profit - order.fee,
    margin: follow.margin - order.margin,
    openLots: follow.openLots - order.lots,
    openCopies: follow.openCopies - Number(isWhole),
    endedCopies: follow.endedCopies + Number(isWhole),
  });
  if (after.openCopies > 0) return;
  if (after.status === 'ended') {
    settleShare(step, after);
    return;
  }
  const realised = after.realised - after.realisedBefore;
  const isLost = capitalStopReached({ realised, floating: 0n }, after.stopLossAmount);
  if (isLost) endFollow(step, after, 'capital_stop');
}

/** Whether the leader's order is open, or a waiting close event still refers to the copy. */
function isStillReferenced({ state }: Step, { leaderOrderId, traderId, followId }: Copy): boolean {
  if (state.orders.has(leaderOrderId)) return true;
  return state.copying.fanOuts
    .of(traderId)
    .some(
      ({ event, ahead }) => event.orderId === leaderOrderId && event.kind === 'close' && !ahead.has(followId),
    );
}
