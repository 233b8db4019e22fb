import {
  isOverMaxAmount,
  isRefusal,
  marginOf,
  openAtMarket,
  openingPrice,
  partOfCopy,
  type RelationStanding,
  refuseCopy,
  type SkipReason,
  sizeCopy,
  skipReasonOf,
  type TradingTerms,
} from '@truemark/domain';
import { decimal, max } from '@truemark/money';
import type { Step } from '../../kernel/step.js';
import { type Fill, quoteOf } from '../../market/quotes.js';
import { pinnedRate, rateOfRecord } from '../../market/rates.js';
import { bookOpening } from '../contracts/bookings.js';
import { closePosition, splitOff } from '../contracts/close-order.js';
import { requireCover } from '../contracts/cover.js';
import { blankOrder, requireTradable } from '../contracts/new-order.js';
import { opened } from '../contracts/open-order.js';
import { putOrder } from '../contracts/put-order.js';
import type { Order } from '../contracts/tables/order.table.js';
import type { FanOut } from './fan-outs.js';
import { putCopy, putFollow } from './put-follow.js';
import type { Follow } from './tables/follow.table.js';
import type { LeaderEvent } from './tables/leader-event.table.js';

/** What became of an event with one follower. */
export type Turn =
  | { readonly order: Order; readonly price: bigint | null; readonly lots: bigint }
  | { readonly skipped: SkipReason };

const skip = (skipped: SkipReason): Turn => ({ skipped });

const tickOf = ({ event }: FanOut) => ({
  symbolId: event.symbolId,
  seq: event.seq,
  time: event.tickAt,
  bid: Number(event.bid),
  ask: Number(event.ask),
});

/** Opens a follower's copy at the leader's tick and on his terms, or says why not. */
export function openCopy(step: Step, fanOut: FanOut, follow: Follow): Turn {
  const { event } = fanOut;
  const { details, symbolId, side } = event;
  const { terms } = details;
  if (!terms) throw new Error(`event ${event.id} opens nothing`);
  const standing: RelationStanding = {
    ...follow,
    isSuspended: details.isSuspended === true,
    isPaused: follow.status === 'paused',
  };
  const refused = refuseCopy(standing);
  if (refused) return skip(refused);
  const limits = limitsOf(event);
  const leader = { lots: decimal(details.lots), equity: decimal(details.equity ?? '0') };
  const lots = sizeCopy(leader, follow, limits);
  if (typeof lots === 'string') return skip(lots);
  const tick = tickOf(fanOut);
  const fill: Fill = { tick, rate: rateOfRecord(terms.openRate) };
  const multiple = decimal(terms.multiple);
  const units = decimal(terms.units);
  const price = openingPrice(side, quoteOf(tick));
  const margin = marginOf({ mode: terms.marginMode, lots, units, price, multiple, rate: fill.rate.rate });
  if (isOverMaxAmount(standing, margin)) return skip('over_max_amount');
  const trading: TradingTerms = {
    ...limits,
    units,
    marginMode: terms.marginMode,
    feeRate: decimal(terms.feeRate),
    feeType: terms.feeType,
    multiples: [multiple],
  };
  const asked = {
    customerId: follow.customerId,
    symbolId,
    side,
    lots,
    multiple,
    stopLoss: decimal(details.stopLoss),
    takeProfit: decimal(details.takeProfit),
    trailingDistance: decimal(details.trailingDistance),
  };
  const order = step.attempt(() => {
    const { free } = requireTradable(step, asked);
    const opening = openAtMarket(asked, trading, quoteOf(tick), fill.rate.rate, free.balance);
    if (isRefusal(opening)) return step.refuse(opening.key, opening.facts);
    const { customerId } = asked;
    requireCover(step, customerId, { amount: opening.margin + opening.fee, margin: opening.margin });
    step.state.catalogue.requireTradable(step, { customerId, asked: opening.margin, mayCost: 0n });
    const position = opened(step, blankOrder(step, asked, free, terms), fill, opening);
    bookOpening(step, position);
    putOrder(step, position);
    step.emit({ type: 'order.opened', customerId, order: position });
    return position;
  });
  if (isRefusal(order)) return skip(skipReasonOf(order.key));
  noteOpened(step, event, follow, order);
  return { order, price: order.openPrice, lots };
}

function noteOpened(step: Step, { traderId, orderId }: LeaderEvent, follow: Follow, order: Order): void {
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

/** Closes a copy, or its part, with the leader's order. */
export function closeCopy(step: Step, fanOut: FanOut, order: Order): Turn {
  const { details, kind } = fanOut.event;
  const by = details.closedBy ?? 'customer';
  const tick = tickOf(fanOut);
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

/** Gives a copy the leader's stops, from the leader's tick on. */
export function protectCopy(step: Step, fanOut: FanOut, order: Order): Turn {
  if (order.terms.copy?.state === 'detached') return skip('detached');
  const { details, seq } = fanOut.event;
  const trailingDistance = decimal(details.trailingDistance);
  const changed: Order = {
    ...order,
    stopLoss: decimal(details.stopLoss),
    takeProfit: decimal(details.takeProfit),
    trailingDistance,
    trailingSince: trailingDistance === 0n ? null : seq,
    terms: { ...order.terms, stopsSeq: seq },
  };
  putOrder(step, changed);
  step.emit({ type: 'order.changed', customerId: order.customerId, order: changed });
  return { order: changed, price: null, lots: changed.lots };
}

const limitsOf = ({ details }: LeaderEvent) => ({
  pip: decimal(details.pip),
  minLots: decimal(details.minLots),
  maxLots: decimal(details.maxLots),
});
