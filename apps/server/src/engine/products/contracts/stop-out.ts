import { inStopOutOrder, isAtOrBelowLevel, marginLevelOf } from '@truemark/domain';
import { decimal, formatDecimal, toStorable } from '@truemark/money';
import type { Step } from '../../kernel/step.js';
import { cancelPending } from './cancel-pending.js';
import { closePosition } from './close-order.js';
import { AccountMarker, type Marks } from './mark-account.js';
import { type MarginEvent, marginEvents } from './tables/margin.table.js';
import type { StopOutRecord } from './tables/order.table.js';

/**
 * Evaluates margin calls and stop-outs after a tick. Checks with exact figures the accounts that it may affect: those
 * holding its symbol, and those that convert through it.
 */
export function evaluateMargins(step: Step, symbolId: number): void {
  const { state } = step;
  const stopOut = decimal(state.setting('stop_out_level'));
  const call = decimal(state.setting('margin_call_level'));
  const percent = Number(stopOut > call ? stopOut : call) / 1e8;
  const named = new Set(state.margins.mark(symbolId, percent));
  const marker = new AccountMarker(state, step.now);
  for (const customerId of [...named].sort((a, b) => a - b)) {
    state.catalogue.catchUp(step, customerId);
    const marks = marker.marksOf(customerId);
    updateMarginCall(step, customerId, marks, call);
    stopOutAccount(step, customerId, marks, stopOut);
  }
}

function updateMarginCall(
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
    insertMarginEvent(step, { customerId, kind: 'call', endedAt: null, level: found, reached: level });
  } else {
    undo.delete(state.called, customerId);
    step.patch(marginEvents, { laneSeq: since, customerId, kind: 'call', endedAt: step.now });
  }
  state.margins.touch(customerId);
  undo.push(() => state.margins.touch(customerId));
  step.emit({ type: 'margin.call', customerId, isCalled });
}

type MarginEventInput = Pick<MarginEvent, 'customerId' | 'kind' | 'endedAt' | 'level' | 'reached'>;

const insertMarginEvent = (
  step: Step,
  noted: MarginEventInput,
  closed: number[] = [],
  released: number[] = [],
): void => {
  // With a margin of almost nothing, a level has no bound.
  const level = toStorable(noted.level);
  step.insert(marginEvents, { laneSeq: step.laneSeq, at: step.now, ...noted, level, closed, released });
};

/** Cancels pending orders first, then closes positions by largest loss, until the level is above the limit. */
function stopOutAccount(step: Step, customerId: number, marks: Marks, level: bigint): void {
  const { state } = step;
  let { margin, profit } = marks;
  if (!isAtOrBelowLevel(marks.free, margin, profit, level)) return;
  const pending = state.openOrdersOf(customerId).filter(({ status }) => status === 'pending');
  const positions = inStopOutOrder(marks.positions);
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
  insertMarginEvent(step, noted, closed, released);
}

/** The account's figures just before one of its positions is closed, so that the level can be recomputed. */
export const stopOutRecord = (
  { free, margin, profit }: { free: bigint; margin: bigint; profit: bigint },
  level: bigint,
): StopOutRecord => ({
  free: formatDecimal(free),
  margin: formatDecimal(margin),
  profit: formatDecimal(profit),
  level: formatDecimal(level),
});
