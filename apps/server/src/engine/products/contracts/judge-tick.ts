import {
  closingPrice,
  inClosingOrder,
  isAtOrBelowLevel,
  marginLevelOf,
  stopReached,
  type Tick,
} from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import type { Step } from '../../kernel/step.js';
import { quoteOf, tickNow } from '../../market/quotes.js';
import { pinnedRate } from '../../market/rates.js';
import { cancelPending } from './cancel-pending.js';
import { closePosition } from './close-order.js';
import { AccountMarker, type Marks } from './mark-account.js';
import { fillPending } from './pending-orders.js';
import { type MarginEvent, marginEvents } from './tables/margin.table.js';
import { followsItsLeader, type StopOutRecord } from './tables/order.table.js';

/**
 * What a tick brings about, always in this order, so that a replay gives the same: stop-loss and take-profit by order
 * id, stop-out per account, pending orders by creation and id. A closed market triggers nothing.
 */
export function judgeTick(step: Step, tick: Tick): void {
  const { state } = step;
  const symbol = state.symbols.get(tick.symbolId);
  if (!symbol) return;
  state.triggers.follow(tick.symbolId, tick.bid, tick.ask, step.undo);
  if (!state.isOpen(symbol, step.now)) {
    // What its positions are worth moves all the same: a tick of an open symbol may judge them together.
    state.margins.revalue(symbol.id);
    return;
  }
  const mayFill = tickNow(state, symbol, step.now) === tick;
  if (mayFill) closeReached(step, tick);
  judgeMargins(step, symbol.id);
  if (mayFill) fillReached(step, tick);
}

const ascending = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b);

function closeReached(step: Step, tick: Tick): void {
  const { state, undo } = step;
  for (const id of ascending(state.triggers.reachedStops(tick.symbolId, tick.bid, tick.ask, undo))) {
    const before = state.orders.get(id);
    if (before?.status !== 'holding' || followsItsLeader(before)) continue;
    state.catalogue.catchUp(step, before.customerId);
    const order = state.orders.get(id);
    if (!order) continue;
    const stops = { stopLoss: state.triggers.stopOf(order), takeProfit: order.takeProfit };
    const reached = stopReached(order.side, stops, closingPrice(order.side, quoteOf(tick)));
    const rate = pinnedRate(state, order.terms);
    if (reached) closePosition(step, order, { tick, rate }, reached, null);
  }
}

function fillReached(step: Step, tick: Tick): void {
  const { state, undo } = step;
  const waiting = [...state.triggers.reachedTargets(tick.symbolId, tick.bid, tick.ask, undo)]
    .flatMap((id) => state.orders.get(id) ?? [])
    .filter(({ status }) => status === 'pending')
    .sort((a, b) => a.createdAt - b.createdAt || a.id - b.id);
  for (const { id, customerId } of waiting) {
    state.catalogue.catchUp(step, customerId);
    const order = state.orders.get(id);
    if (order) fillPending(step, order, tick);
  }
}

/** Looks exactly at the accounts that the tick may have brought low: its own symbol's, and those that convert through it. */
function judgeMargins(step: Step, symbolId: number): void {
  const { state } = step;
  const stopOut = decimal(state.setting('stop_out_level'));
  const call = decimal(state.setting('margin_call_level'));
  const percent = Number(stopOut > call ? stopOut : call) / 1e8;
  const named = new Set(state.margins.mark(symbolId, percent));
  const marker = new AccountMarker(state, step.now);
  for (const customerId of ascending(named)) {
    state.catalogue.catchUp(step, customerId);
    const marks = marker.marksOf(customerId);
    tellMarginCall(step, customerId, marks, call);
    stopOutAccount(step, customerId, marks, stopOut);
  }
}

function tellMarginCall(
  step: Step,
  customerId: number,
  { free, margin, profit }: Marks,
  level: bigint,
): void {
  const { state, undo } = step;
  const isCalled = isAtOrBelowLevel(free, margin, profit, level);
  const since = state.called.get(customerId);
  if (isCalled === (since !== undefined)) return;
  if (since === undefined) {
    undo.set(state.called, customerId, step.laneSeq);
    const found = marginLevelOf(free, margin, profit);
    noteMarginEvent(step, { customerId, kind: 'call', endedAt: null, level: found, reached: level });
  } else {
    undo.delete(state.called, customerId);
    step.patch(marginEvents, { laneSeq: since, customerId, kind: 'call', endedAt: step.now });
  }
  state.margins.touch(customerId);
  undo.push(() => state.margins.touch(customerId));
  step.emit({ type: 'margin.call', customerId, isCalled });
}

type Noted = Pick<MarginEvent, 'customerId' | 'kind' | 'endedAt' | 'level' | 'reached'>;

const noteMarginEvent = (step: Step, noted: Noted, closed: number[] = [], released: number[] = []): void =>
  step.insert(marginEvents, { laneSeq: step.laneSeq, at: step.now, ...noted, closed, released });

/** Releases pending orders first, then closes the largest loss, until the level is above again. */
function stopOutAccount(step: Step, customerId: number, marks: Marks, level: bigint): void {
  const { state } = step;
  let { margin, profit } = marks;
  if (!isAtOrBelowLevel(marks.free, margin, profit, level)) return;
  const pending = state.openOrdersOf(customerId).filter(({ status }) => status === 'pending');
  const positions = inClosingOrder(marks.positions);
  const closed: number[] = [];
  const released: number[] = [];
  for (let free = marks.free; ; free = state.freeForContracts(customerId)) {
    if (!isAtOrBelowLevel(free, margin, profit, level)) break;
    const next = pending.shift();
    if (next) {
      released.push(cancelPending(step, next, 'order.stop_out').id);
      continue;
    }
    const worst = positions.shift();
    if (!worst) break;
    if (!worst.fill) continue;
    const stopOut = stopOutRecord({ free, margin, profit }, level);
    const order = { ...worst.order, terms: { ...worst.order.terms, stopOut } };
    closed.push(closePosition(step, order, worst.fill, 'stop_out', null).id);
    margin -= worst.order.margin;
    profit -= worst.profit;
  }
  if (closed.length + released.length === 0) return;
  const found = marginLevelOf(marks.free, marks.margin, marks.profit);
  const noted = { customerId, kind: 'stop_out', endedAt: step.now, level: found, reached: level } as const;
  noteMarginEvent(step, noted, closed, released);
}

/** The account's figures just before a position of it was closed, so that the level can be computed again. */
export const stopOutRecord = (
  { free, margin, profit }: { free: bigint; margin: bigint; profit: bigint },
  level: bigint,
): StopOutRecord => ({
  free: formatDecimal(free),
  margin: formatDecimal(margin),
  profit: formatDecimal(profit),
  level: formatDecimal(level),
});
