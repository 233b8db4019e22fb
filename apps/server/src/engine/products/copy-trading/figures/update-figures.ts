import {
  beginHour,
  countedMargin,
  hourOf,
  type Tick,
  windowFrom,
  withMargin,
  withOrder,
  withResult,
} from '@truemark/domain';
import { decimal, max } from '@truemark/money';
import { changesOf } from '../../../kernel/changes-of.js';
import type { State } from '../../../kernel/state.js';
import type { Step } from '../../../kernel/step.js';
import type { UndoList } from '../../../kernel/undo.js';
import type { PositionChange } from '../../contracts/commands.js';
import type { Order } from '../../contracts/tables/order.table.js';
import { floatingOf } from '../figures.js';
import { type TraderCounts, type TraderHour, traderHours } from '../tables/trader-hour.table.js';
import type { FiguresBook, TraderPosition } from './figures-book.js';

type Quotes = Pick<State, 'quotes'>;

/** Starts figures for a new trader, including his open positions. */
export function beginFigures(step: Step, traderId: number): void {
  const { state, now, laneSeq, undo } = step;
  const { figures } = state.copying;
  if (figures.running.has(traderId)) return;
  const open = state.openOrdersOf(traderId).filter(isNotCopy);
  const counts: TraderCounts = {
    symbols: {},
    multiples: {},
    ordersBefore: state.counters.orders,
    openBefore: open.map(({ id }) => id),
  };
  const row: TraderHour = {
    ...beginHour(now),
    ...{ id: step.next('traderHours'), traderId, isRunning: true, laneSeq },
    ...{ realised: 0n, mostEver: 0n, closedEver: 0, counts },
  };
  step.insert(traderHours, row);
  undo.set(figures.written, traderId, row);
  undo.set(figures.running, traderId, row);
  for (const order of open) if (order.status === 'holding') addPosition(step, order);
  writeHour(step, traderId);
}

/**
 * Updates figures when a trader's position opens or closes, fully or in part. Copies of others' orders are not counted.
 */
export function updateTraderFigures(step: Step, { kind, order }: PositionChange): void {
  const { state, undo, now } = step;
  const traderId = order.customerId;
  if (kind === 'protect' || !isNotCopy(order) || !state.copying.figures.running.has(traderId)) return;
  advanceHour(step, traderId, now);
  // All positions are marked at the same quotes as this opening or closing.
  const { figures } = state.copying;
  revaluePositions(figures, state, figures.positionsOf(traderId), undo);
  if (kind === 'open') addPosition(step, order);
  else closePosition(step, order);
  writeHour(step, traderId);
}

/** Re-marks traders' open positions after a tick. */
export function evaluateFigures(step: Step, { symbolId }: Tick): void {
  const { state, undo, now } = step;
  const { figures } = state.copying;
  const moved = figures.movedBy(symbolId);
  const begun = tradersWithEndedHour(figures, moved, now);
  for (const traderId of begun) advanceHour(step, traderId, now);
  revaluePositions(figures, state, moved, undo);
  // Each row must match the step that it names: this tick belongs to the hour that it started.
  for (const traderId of begun) writeHour(step, traderId);
}

/**
 * Traders whose running hour is over, ordered by their earliest affected position. New hours get ids in this order, so
 * it must not depend on the order in which positions were loaded.
 */
function tradersWithEndedHour(
  figures: FiguresBook,
  moved: readonly TraderPosition[],
  now: number,
): Set<number> {
  const ending = moved.filter(({ order }) => isOver(figures.running.get(order.customerId), now));
  ending.sort(({ order: a }, { order: b }) => (a.openedAt ?? 0) - (b.openedAt ?? 0) || a.id - b.id);
  return new Set(ending.map(({ order }) => order.customerId));
}

const isOver = (hour: TraderHour | undefined, now: number): hour is TraderHour =>
  hour !== undefined && hour.hour < hourOf(now);

/** Re-marks positions. Each trader's result changes once, by the sum over his positions. */
export function revaluePositions(
  figures: FiguresBook,
  at: Quotes,
  positions: readonly TraderPosition[],
  undo: UndoList,
): void {
  const changes = new Map<number, bigint>();
  for (const position of positions) {
    const { order, floating: before } = position;
    const floating = floatingOf(at, order);
    if (floating === before) continue;
    figures.put({ ...position, floating }, undo);
    changes.set(order.customerId, (changes.get(order.customerId) ?? 0n) + floating - before);
  }
  for (const [traderId, change] of changes) {
    const hour = figures.running.get(traderId);
    if (hour) undo.set(figures.running, traderId, withResult(hour, hour.result + change));
  }
}

/** A position in the form kept for figures. */
export const toTraderPosition = (at: Quotes, order: Order, parts: bigint): TraderPosition => ({
  order,
  floating: floatingOf(at, order),
  margin: marginOf(order),
  parts,
});

export const isNotCopy = ({ terms }: Order): boolean => terms.copy === undefined;

/** The order's margin as counted in figures (see `countedMargin`). */
export const marginOf = ({ margin, terms }: Order): bigint =>
  countedMargin(margin, terms.marginMode === 1 ? null : decimal(terms.multiple));

function addPosition(step: Step, order: Order): void {
  const position = toTraderPosition(step.state, order, 0n);
  step.state.copying.figures.put(position, step.undo);
  changeHour(step, order.customerId, (hour) => ({
    ...withMargin(
      withResult(hour, hour.result + position.floating - order.fee),
      hour.margin + position.margin,
    ),
    realised: hour.realised - order.fee,
    counts: {
      ...hour.counts,
      symbols: incremented(hour.counts.symbols, String(order.symbolId)),
      multiples: incremented(hour.counts.multiples, order.terms.multiple),
    },
  }));
}

function closePosition(step: Step, closed: Order): void {
  const { state, undo } = step;
  const { figures } = state.copying;
  const position = figures.position(closed.originId ?? closed.id);
  if (!position) return;
  const parts = position.parts + closed.profit - closed.fee;
  const rest = closed.originId === null ? undefined : state.orders.get(closed.originId);
  const left = rest && toTraderPosition(state, rest, parts);
  if (left) figures.put(left, undo);
  else figures.remove(position, undo);
  const floating = (left?.floating ?? 0n) - position.floating;
  const margin = (left?.margin ?? 0n) - position.margin;
  changeHour(step, closed.customerId, (hour) => {
    const moved = withMargin(withResult(hour, hour.result + closed.profit + floating), hour.margin + margin);
    const realised = hour.realised + closed.profit;
    return left
      ? { ...moved, realised }
      : { ...withOrder(moved, parts), realised, closedEver: hour.closedEver + 1 };
  });
}

function changeHour(step: Step, traderId: number, by: (hour: TraderHour) => TraderHour): void {
  const { running } = step.state.copying.figures;
  const hour = running.get(traderId);
  if (!hour) return;
  const changed = by(hour);
  step.set(running, traderId, { ...changed, mostEver: max(changed.mostEver, changed.most) });
}

/** Ends the running hour if `now` is in a later one, and starts that one. The caller writes it. */
function advanceHour(step: Step, traderId: number, now: number): void {
  const { figures } = step.state.copying;
  const hour = figures.running.get(traderId);
  if (!isOver(hour, now)) return;
  step.set(figures.running, traderId, { ...hour, isRunning: false });
  const ended = writeHour(step, traderId);
  step.emit({ type: 'trader.hour.ended', hour: ended });
  const from = windowFrom(now);
  const before = (figures.ended.get(traderId) ?? []).filter((each) => each.hour >= from);
  step.set(figures.ended, traderId, [...before, ended]);
  const next: TraderHour = {
    ...ended,
    ...beginHour(now, ended),
    ...{ id: step.next('traderHours'), isRunning: true },
  };
  step.insert(traderHours, next);
  step.set(figures.written, traderId, next);
  step.set(figures.running, traderId, next);
}

/** Writes the running hour as of this step. */
function writeHour(step: Step, traderId: number): TraderHour {
  const { running, written } = step.state.copying.figures;
  const hour = { ...(running.get(traderId) as TraderHour), laneSeq: step.laneSeq };
  step.patch(traderHours, changesOf(traderHours, written.get(traderId) as TraderHour, hour));
  step.set(running, traderId, hour);
  step.set(written, traderId, hour);
  return hour;
}

const incremented = (counts: Readonly<Record<string, number>>, name: string) => ({
  ...counts,
  [name]: (counts[name] ?? 0) + 1,
});
