import { max } from '@truemark/money';
import type { Step } from '../../kernel/step.js';
import { fillOf } from '../../market/quotes.js';
import { closePosition } from '../contracts/close-order.js';
import { putOrder } from '../contracts/put-order.js';
import { floatingOf, openOrdersOf } from './figures.js';
import { putCopy, putFollow } from './put-follow.js';
import { settleShare } from './shares.js';
import type { EndReason, Follow } from './tables/follow.table.js';

/** Ends a relation: shares are settled, and what is noted of copies that have closed is forgotten. */
export function endFollow(step: Step, follow: Follow, reason: EndReason): Follow {
  const ended = putFollow(step, { ...follow, status: 'ended', endedAt: step.now, endReason: reason });
  for (const copy of step.state.copying.copiesOf(follow.id)) {
    if (copy.status === 'closed') putCopy(step, { ...copy, status: 'ended' });
  }
  // Its share is settled when the last of its copies has closed: until then their results are not known.
  return ended.openCopies === 0 ? settleShare(step, ended) : ended;
}

/** Closes the copies of a relation whose markets let them; the others close with their market's next tick. */
export function closeCopies(step: Step, followId: number, reason: EndReason): void {
  const { state, now } = step;
  for (const order of openOrdersOf(state, followId)) {
    const fill = fillOf(state, order, now);
    if (typeof fill === 'string') continue;
    const isStop = reason === 'capital_stop';
    closePosition(
      step,
      order,
      fill,
      isStop ? 'stop_loss' : 'customer',
      isStop ? 'follow.capital_stop' : null,
    );
  }
}

/** Leaves the open copies to the follower as his own; they count as if they had closed at this instant. */
export function takeOverCopies(step: Step, followId: number): void {
  const { state } = step;
  let follow = state.copying.follows.get(followId);
  for (const order of openOrdersOf(state, followId)) {
    const copy = state.copying.copies.get(order.id);
    const { terms } = order;
    if (!copy || !follow || !terms.copy) continue;
    putCopy(step, { ...copy, status: 'taken_over' });
    const own = { ...order, terms: { ...terms, copy: { ...terms.copy, state: 'taken_over' as const } } };
    putOrder(step, own);
    step.emit({ type: 'order.changed', customerId: own.customerId, order: own });
    follow = putFollow(step, {
      ...follow,
      realised: follow.realised + floatingOf(state, order) - order.fee,
      margin: max(0n, follow.margin - order.margin),
      openLots: follow.openLots - order.lots,
      openCopies: follow.openCopies - 1,
      endedCopies: follow.endedCopies + 1,
    });
  }
}
