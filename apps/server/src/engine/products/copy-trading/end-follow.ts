import type { Tick } from '@truemark/domain';
import { formatDecimal, max } from '@truemark/money';
import type { Step } from '../../kernel/step.js';
import { currentFill } from '../../market/quotes.js';
import { closePosition } from '../contracts/close-order.js';
import { putOrder } from '../contracts/put-order.js';
import type { CapitalStopRecord } from '../contracts/tables/order.table.js';
import { floatingOf, openOrdersOf, type Quotes } from './figures.js';
import { noticeCapitalStop } from './notices.js';
import { putCopy, putFollow } from './put-follow.js';
import { settleShare } from './shares.js';
import type { EndReason, Follow } from './tables/follow.table.js';

/** Ends a relation: settles shares and drops its closed copies from memory. */
export function endFollow(step: Step, follow: Follow, reason: EndReason): Follow {
  const ended = putFollow(step, { ...follow, status: 'ended', endedAt: step.now, endReason: reason });
  if (reason === 'capital_stop') noticeCapitalStop(step, ended);
  for (const copy of step.state.copying.copiesOf(follow.id)) {
    if (copy.status === 'closed') putCopy(step, { ...copy, status: 'ended' });
  }
  // The share is settled when the last copy has closed; until then the result is not final.
  return ended.openCopies === 0 ? settleShare(step, ended) : ended;
}

/** The tick at which a relation reached its capital stop, with the result realised since the relation began. */
export interface CapitalStopHit {
  readonly tick: Tick;
  /** Quotes of all symbols at that tick. */
  readonly at: Quotes;
  readonly realised: bigint;
  readonly floating: bigint;
}

/** Records the relation's figures on each open copy, as proof of why it closes. */
export function recordCapitalStop(step: Step, { id, stopLossAmount }: Follow, stop: CapitalStopHit): void {
  for (const order of openOrdersOf(step.state, id)) {
    const { terms } = order;
    if (!terms.copy) continue;
    const capitalStop = toCapitalStopRecord(stop, stopLossAmount, floatingOf(stop.at, order));
    putOrder(step, { ...order, terms: { ...terms, copy: { ...terms.copy, capitalStop } } });
  }
}

const toCapitalStopRecord = (
  { tick, realised, floating }: CapitalStopHit,
  amount: bigint,
  own: bigint,
): CapitalStopRecord => ({
  amount: formatDecimal(amount),
  realised: formatDecimal(realised),
  floating: formatDecimal(floating),
  own: formatDecimal(own),
  symbolId: tick.symbolId,
  seq: tick.seq,
  at: tick.time,
  bid: formatDecimal(BigInt(tick.bid)),
  ask: formatDecimal(BigInt(tick.ask)),
});

/** Closes a relation's copies whose markets are open. The others close with their market's next tick. */
export function closeCopies(step: Step, followId: number, reason: EndReason): void {
  const { state, now } = step;
  for (const order of openOrdersOf(state, followId)) {
    const fill = currentFill(state, order, now);
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

/** Hands the open copies over to the follower. Their floating profit counts as realised at this instant. */
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
