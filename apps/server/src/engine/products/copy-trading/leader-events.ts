import { formatDecimal } from '@truemark/money';
import type { Step } from '../../kernel/step.js';
import type { PositionChange } from '../contracts/commands.js';
import { AccountMarker } from '../contracts/mark-account.js';
import type { Order, OrderTerms } from '../contracts/tables/order.table.js';
import { noteCopyChange } from './own-copies.js';
import { type LeaderEvent, type LeaderEventDetails, leaderEvents } from './tables/leader-event.table.js';

/**
 * A position changed: of a leader it is recorded, with his commit, what his followers copy and by what; of a follower his
 * copy's figures follow.
 */
export function notePosition(step: Step, change: PositionChange): void {
  const { order } = change;
  if (order.terms.copy) {
    noteCopyChange(step, change);
    return;
  }
  const { copying } = step.state;
  const trader = copying.traders.get(order.customerId);
  if (!trader || (trader.status !== 'approved' && trader.status !== 'suspended')) return;
  if (!copying.isFollowed(order.customerId)) return;
  record(step, change);
}

function record(step: Step, change: PositionChange): void {
  const { state, undo, now, laneSeq } = step;
  const { order, fill } = change;
  const details = detailsOf(step, change);
  if (!details) return;
  const kind = change.kind === 'close' && order.originId !== null ? 'part' : change.kind;
  const event: LeaderEvent = {
    id: step.next('leaderEvents'),
    traderId: order.customerId,
    orderId: order.originId ?? order.id,
    kind,
    laneSeq,
    at: now,
    symbolId: order.symbolId,
    side: order.side,
    seq: fill.tick.seq,
    tickAt: fill.tick.time,
    bid: BigInt(fill.tick.bid),
    ask: BigInt(fill.tick.ask),
    details,
    cursor: 0,
    portions: 0,
    doneAt: null,
  };
  const followIds = state.copying.followersOf(order.customerId).map(({ id }) => id);
  const quotes = new Map(state.quotes);
  const { fanOuts } = state.copying;
  fanOuts.begin({ event, followIds, next: 0, ahead: new Set(), quotes, since: fanOuts.ticks }, undo);
  step.insert(leaderEvents, event);
  step.emit({ type: 'copies.waiting', left: fanOuts.size });
}

function detailsOf(step: Step, { kind, order, fill }: PositionChange): LeaderEventDetails | null {
  const { state } = step;
  const symbol = state.symbols.get(order.symbolId);
  if (!symbol) return null;
  const rest = order.originId === null ? undefined : state.orders.get(order.originId);
  const status = state.copying.traders.get(order.customerId)?.status;
  return {
    lots: formatDecimal(order.lots),
    ...(rest && { lotsBefore: formatDecimal(rest.lots + order.lots) }),
    pip: formatDecimal(symbol.pip),
    minLots: formatDecimal(symbol.minLots),
    maxLots: formatDecimal(symbol.maxLots),
    rate: fill.rate.record,
    ...(kind === 'open' && {
      equity: formatDecimal(equityBefore(step, order)),
      terms: termsOfCopies(step, order),
      isSuspended: status === 'suspended',
    }),
    stopLoss: formatDecimal(order.stopLoss),
    takeProfit: formatDecimal(order.takeProfit),
    trailingDistance: formatDecimal(order.trailingDistance),
    ...(order.closedBy && { closedBy: order.closedBy }),
  };
}

/** Every follower's copy has the leader's terms, and says whose it is. */
function termsOfCopies({ state }: Step, { id, customerId, terms }: Order): OrderTerms {
  const { marginMode, feeType, feeRate, units, multiple, openRate } = terms;
  const traderName = state.copying.traders.get(customerId)?.nickname ?? '';
  const copy = { traderId: customerId, leaderOrderId: id, traderName };
  return { marginMode, feeType, feeRate, units, multiple, openRate, copy };
}

/**
 * A trading account's equity just before a position of it was opened: free, reserved and margin, and what its other
 * positions float; the fee of the new one had not been taken yet.
 */
function equityBefore(step: Step, opened: Order): bigint {
  const { state, now } = step;
  const { positions } = new AccountMarker(state, now).marksOf(opened.customerId);
  const floating = positions.reduce((sum, { id, profit }) => (id === opened.id ? sum : sum + profit), 0n);
  const free = step.wallet(opened.customerId, 'forex', 'free').balance;
  const held = step.wallet(opened.customerId, 'forex', 'held').balance;
  return free + held + floating + opened.fee;
}
