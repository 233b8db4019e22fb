import {
  isOverMaxAmount,
  isRefusal,
  type Opening,
  partOfCopy,
  type RelationState,
  refuseCopy,
  refuseUncovered,
  type SkipReason,
  sizeCopy,
  skipReasonOf,
} from '@truemark/domain';
import { decimal, max } from '@truemark/money';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import type { Fill } from '../../market/quotes.js';
import { pinnedRate } from '../../market/rates.js';
import { bookOpening } from '../contracts/bookings.js';
import { closePosition, splitOff } from '../contracts/close-order.js';
import { wouldStopOutExact } from '../contracts/free-margin-check.js';
import { newPendingOrder, requireTradable } from '../contracts/new-order.js';
import { opened } from '../contracts/open-order.js';
import { putOrder } from '../contracts/put-order.js';
import type { Order } from '../contracts/tables/order.table.js';
import type { FanOut } from './fan-outs.js';
import { limitsOf, openingPlan, stopsOf, tickOf } from './opening-plan.js';
import { putCopy, putFollow } from './put-follow.js';
import type { Follow } from './tables/follow.table.js';
import type { LeaderEvent } from './tables/leader-event.table.js';

/** Result of a leader's event for one follower. */
export type CopyOutcome =
  | { readonly order: Order; readonly price: bigint | null; readonly lots: bigint }
  | { readonly skipped: SkipReason };

const skip = (skipped: SkipReason): CopyOutcome => ({ skipped });

/** Opens a follower's copy at the leader's tick and terms, or returns the reason for skipping it. */
export function openCopy(step: Step, fanOut: FanOut, follow: Follow): CopyOutcome {
  const { event } = fanOut;
  const { symbolId, side } = event;
  const plan = openingPlan(event);
  const { margin: used, openCopies, maxAmount, maxSlots, customerId } = follow;
  const isSuspended = event.details.isSuspended === true;
  const isPaused = follow.status === 'paused';
  const standing: RelationState = { isSuspended, isPaused, margin: used, openCopies, maxAmount, maxSlots };
  const refused = refuseCopy(standing);
  if (refused) return skip(refused);
  const lots = sizeCopy(plan.leader, follow, plan.limits);
  if (typeof lots === 'string') return skip(lots);
  const { margin, opening } = plan.sizedOpening(lots);
  if (isOverMaxAmount(standing, margin)) return skip('over_max_amount');
  const asked = { customerId, symbolId, side, lots, multiple: plan.multiple, ...plan.stops };
  const order = step.attempt(() => {
    const { free } = requireTradable(step, asked);
    if (isRefusal(opening)) return step.refuse(opening.key, opening.facts);
    const uncovered = refuseUncovered(opening, free.balance);
    if (uncovered) return step.refuse(uncovered.key, uncovered.facts);
    requireMarginAtCommit(step, fanOut, customerId, opening);
    step.state.catalogue.requireTradable(step, { customerId, asked: opening.margin, mayCost: 0n });
    const position = opened(
      step,
      newPendingOrder(step, asked, free, plan.termsOf(follow)),
      plan.fill,
      opening,
    );
    bookOpening(step, position);
    putOrder(step, position);
    step.emit({ type: 'order.opened', customerId, order: position });
    return position;
  });
  if (isRefusal(order)) return skip(skipReasonOf(order.key));
  addOpenCopy(step, event, follow, order);
  return { order, price: order.openPrice, lots };
}

/**
 * Refuses the step unless the follower's account covers the copy at the quotes of the leader's commit. The result must
 * not depend on prices since then; otherwise only profitable copies would be made.
 */
function requireMarginAtCommit(
  step: Step,
  fanOut: FanOut,
  customerId: number,
  { margin, fee }: Opening,
): void {
  if (!step.state.hasPosition(customerId)) return;
  const { quotes, event } = fanOut;
  const state =
    statesAtCommit.get(quotes) ?? (Object.create(step.state, { quotes: { value: quotes } }) as State);
  statesAtCommit.set(quotes, state);
  const leaving = { amount: margin + fee, margin };
  if (wouldStopOutExact({ state, now: event.at }, customerId, leaving)) step.refuse('wallet.would_stop_out');
}

/** State views at the quotes of a fan-out, shared by all its copies. */
const statesAtCommit = new WeakMap<FanOut['quotes'], State>();

function addOpenCopy(step: Step, { traderId, orderId }: LeaderEvent, follow: Follow, order: Order): void {
  const margin = follow.margin + order.margin;
  putFollow(step, {
    ...follow,
    margin,
    peakMargin: max(follow.peakMargin, margin),
    openLots: follow.openLots + order.lots,
    openCopies: follow.openCopies + 1,
  });
  putCopy(step, {
    id: order.id,
    followId: follow.id,
    customerId: follow.customerId,
    traderId,
    leaderOrderId: orderId,
    status: 'open',
  });
}

/** Closes a copy, or a part of it, together with the leader's order. */
export function closeCopy(step: Step, fanOut: FanOut, order: Order): CopyOutcome {
  const { details, kind } = fanOut.event;
  const by = details.closedBy ?? 'customer';
  const tick = tickOf(fanOut.event);
  const fill: Fill = { tick, rate: pinnedRate({ quotes: fanOut.quotes }, order.terms) };
  const closed = decimal(details.lots);
  const part =
    kind === 'close'
      ? order.lots
      : partOfCopy(
          order.lots,
          { closed, before: decimal(details.lotsBefore ?? details.lots) },
          limitsOf(fanOut.event),
        );
  if (part === null) return skip('below_minimum');
  const closing = part === order.lots ? order : splitOff(step, order, part);
  const ended = closePosition(step, closing, fill, by, null);
  return { order: ended, price: ended.closePrice, lots: part };
}

/** Applies the leader's stops to a copy, effective from the leader's tick. */
export function protectCopy(step: Step, fanOut: FanOut, order: Order): CopyOutcome {
  if (order.terms.copy?.state === 'detached') return skip('detached');
  const { details, seq } = fanOut.event;
  const stops = stopsOf(details);
  const changed: Order = {
    ...order,
    ...stops,
    trailingSince: stops.trailingDistance === 0n ? null : seq,
    terms: { ...order.terms, stopsSeq: seq },
  };
  putOrder(step, changed);
  step.emit({ type: 'order.changed', customerId: order.customerId, order: changed });
  return { order: changed, price: null, lots: changed.lots };
}
