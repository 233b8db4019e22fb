import { equityOf, MIN_COPY_BATCH } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { Step } from '../../kernel/step.js';
import type { PositionChange } from '../contracts/commands.js';
import { AccountMarker } from '../contracts/mark-account.js';
import type { Order, OrderTerms } from '../contracts/tables/order.table.js';
import { updateTraderFigures } from './figures/update-figures.js';
import { type LeaderEvent, type LeaderEventDetails, leaderEvents } from './tables/leader-event.table.js';
import { updateRelation } from './update-relation.js';

/** Maximum waiting stop changes of a leader. Closings are not limited. */
const MAX_WAITING_STOPS = 20;

/**
 * Handles a position change. For a leader, records the event to copy in the same commit; for a copy, updates its
 * relation's figures.
 */
export function notePosition(step: Step, change: PositionChange): void {
  const { order } = change;
  if (order.terms.copy) {
    updateRelation(step, change);
    return;
  }
  const { copying } = step.state;
  updateTraderFigures(step, change);
  const trader = copying.traders.get(order.customerId);
  if (!trader || (trader.status !== 'approved' && trader.status !== 'suspended')) return;
  if (!copying.isFollowed(order.customerId)) return;
  if (change.kind === 'protect' && waitingStops(step, order.customerId) >= MAX_WAITING_STOPS)
    step.refuse('follow.stops_wait');
  record(step, change);
}

/** Number of stop changes that followers have not processed yet. */
const waitingStops = ({ state }: Step, traderId: number): number =>
  state.copying.fanOuts.of(traderId).filter(({ event }) => event.kind === 'protect').length;

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
  const followIds = state.copying.relationIdsOf(order.customerId);
  const quotes = new Map(state.quotes);
  const { fanOuts } = state.copying;
  fanOuts.begin({ event, followIds, next: 0, ahead: new Set(), quotes, since: fanOuts.ticks }, undo);
  step.insert(leaderEvents, event);
  step.emit({ type: 'copies.waiting', turns: MIN_COPY_BATCH });
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

/** Terms for all copies: the leader's terms plus the reference to his order. */
function termsOfCopies({ state }: Step, { id, customerId, terms }: Order): OrderTerms {
  const { marginMode, feeType, feeRate, units, multiple, openRate } = terms;
  const traderName = state.copying.traders.get(customerId)?.nickname ?? '';
  const copy = { traderId: customerId, leaderOrderId: id, traderName };
  return { marginMode, feeType, feeRate, units, multiple, openRate, copy };
}

/**
 * Equity of a trading account just before a position opened: free balance, reservations, margin and the floating profit
 * of the other positions. The new position's fee is added back.
 */
function equityBefore(step: Step, opened: Order): bigint {
  const { state, now } = step;
  const { positions } = new AccountMarker(state, now).marksOf(opened.customerId);
  const floating = positions.reduce((sum, { id, profit }) => (id === opened.id ? sum : sum + profit), 0n);
  const free = step.wallet(opened.customerId, 'forex', 'free').balance;
  const held = step.wallet(opened.customerId, 'forex', 'held').balance;
  return equityOf(free, held, floating) + opened.fee;
}
