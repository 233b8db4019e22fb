import { capitalStopReached, closingPrice, isAtOrBelowLevel, type Tick } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import { quoteOf } from '../../market/quotes.js';
import { pinnedRate } from '../../market/rates.js';
import { closePosition } from '../contracts/close-order.js';
import { AccountMarker } from '../contracts/mark-account.js';
import { stopOutRecord } from '../contracts/stop-out.js';
import type { ClosedBy, Order, StopOutRecord } from '../contracts/tables/order.table.js';
import { type CapitalStopHit, endFollow, recordCapitalStop } from './end-follow.js';
import type { FanOut } from './fan-outs.js';
import { relationFloating } from './figures.js';

/** Cause of closing a late copy at a past tick. */
interface LateClose {
  readonly by: ClosedBy;
  readonly reason: string | null;
  readonly stopOut?: StopOutRecord;
  readonly capitalStop?: Omit<CapitalStopHit, 'tick' | 'at'>;
}

/**
 * Evaluates a copy made or changed after its leader's tick against every tick since, until the leader's next event on
 * that order: capital stop of its relation, and stop-out of its account. It therefore closes where it would have closed
 * without delay. Its stops are the leader's, whose closing is such an event.
 */
export function stopLateCopy(step: Step, fanOut: FanOut, orderId: number): void {
  const { fanOuts } = step.state.copying;
  const since = fanOuts.ticksSince(fanOut);
  const order = step.state.orders.get(orderId);
  if (since.length === 0 || !order) return;
  const judged = since.slice(0, fanOuts.nextOf(fanOut) - fanOut.since);
  const quotes = new Map(fanOut.quotes);
  const then = Object.create(step.state, { quotes: { value: quotes } }) as State;
  let worst: bigint | null = null;
  for (const tick of judged) {
    quotes.set(tick.symbolId, tick);
    if (tick.symbolId !== order.symbolId) continue;
    const closing = closingPrice(order.side, quoteOf(tick));
    // Only a price worse than all before can reach a limit that those did not.
    if (worst !== null && !isBetter(order, worst, closing)) continue;
    worst = closing;
    const end = capitalStopAt(step, then, order) ?? stopOutAt(step, then, order, tick);
    if (!end) continue;
    closeLateCopy(step, then, order, tick, end);
    return;
  }
  if (order.trailingDistance !== 0n) trail(step, order, fanOut, since);
}

const isBetter = ({ side }: Order, price: bigint, than: bigint): boolean =>
  side === 'buy' ? price > than : price < than;

/** Sets the trailing stop from the best price since the leader's tick. */
function trail(step: Step, order: Order, { event }: FanOut, since: readonly Tick[]): void {
  let best = closingPrice(order.side, event);
  for (const tick of since) {
    if (tick.symbolId !== order.symbolId) continue;
    const closing = closingPrice(order.side, quoteOf(tick));
    if (isBetter(order, closing, best)) best = closing;
  }
  step.state.triggers.trail(order, Number(best), step.undo);
}

function capitalStopAt({ state }: Step, then: State, { id }: Order): LateClose | null {
  const follow = state.copying.follows.get(state.copying.copies.get(id)?.followId ?? 0);
  if (!follow || follow.stopLossAmount === 0n) return null;
  const floating = relationFloating(state, then, follow.id);
  const realised = follow.realised - follow.realisedBefore;
  const isReached = capitalStopReached({ realised, floating }, follow.stopLossAmount);
  if (!isReached) return null;
  return { by: 'stop_loss', reason: 'follow.capital_stop', capitalStop: { realised, floating } };
}

function stopOutAt({ state }: Step, then: State, order: Order, { time }: Tick): LateClose | null {
  const level = decimal(state.setting('stop_out_level'));
  const { free, margin, profit } = new AccountMarker(then, time).marksOf(order.customerId);
  if (!isAtOrBelowLevel(free, margin, profit, level)) return null;
  return { by: 'stop_out', reason: null, stopOut: stopOutRecord({ free, margin, profit }, level) };
}

function closeLateCopy(step: Step, then: State, order: Order, tick: Tick, end: LateClose): void {
  const { by, reason, stopOut, capitalStop } = end;
  const { copying, orders } = step.state;
  const followId = copying.copies.get(order.id)?.followId ?? 0;
  const relation = copying.follows.get(followId);
  if (capitalStop && relation) recordCapitalStop(step, relation, { tick, at: then, ...capitalStop });
  const noted = orders.get(order.id) ?? order;
  const ended = stopOut ? { ...noted, terms: { ...noted.terms, stopOut } } : noted;
  closePosition(step, ended, { tick, rate: pinnedRate(then, order.terms) }, by, reason);
  const follow = copying.follows.get(followId);
  // The relation's other copies close at the next tick.
  if (reason !== null && follow && follow.status !== 'ended') endFollow(step, follow, 'capital_stop');
}
