import { changesOf } from '../../kernel/changes-of.js';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import type { UndoList } from '../../kernel/undo.js';
import { type Order, orders } from './tables/order.table.js';

/** Stores an order in its new state, or a new one: its row, its entry in the open book, its timer and its triggers. */
export function putOrder(step: Step, order: Order): void {
  const { state, undo } = step;
  const before = state.orders.get(order.id);
  countOpenOrder(state, order, before, undo);
  const mine = state.ordersOf.get(order.customerId) ?? new Set();
  if (!state.ordersOf.has(order.customerId)) step.set(state.ordersOf, order.customerId, mine);
  if (isOpen(order)) {
    step.set(state.orders, order.id, order);
    undo.add(mine, order.id);
    if (!before && order.expireAt !== null) step.schedule('order.expiry', order.id, order.expireAt);
    updateTrailingStop(step, order);
  } else {
    step.delete(state.orders, order.id);
    undo.remove(mine, order.id);
    state.triggers.stopTrailing(order, undo);
  }
  state.triggers.watch(order, before);
  updateMarginBook(step, order, before);
  if (before) step.patch(orders, changesOf(orders, before, order));
  else step.insert(orders, order);
}

const isOpen = ({ status }: Order): boolean => status === 'pending' || status === 'holding';

/** Counts an open order towards its symbol and the one it converts through when it comes, fills, changes or ends. */
export function countOpenOrder(
  { book: { held } }: State,
  order: Order,
  before: Order | undefined,
  undo?: UndoList,
): void {
  const by = Number(isOpen(order)) - Number(before !== undefined && isOpen(before));
  held.add(order.symbolId, by, undo);
  const through = order.terms.openRate.symbolId;
  if (through !== null && through !== order.symbolId) held.pin(through, by, undo);
}

function updateTrailingStop({ state: { triggers, quotes }, undo }: Step, order: Order): void {
  if (order.status !== 'holding' || order.trailingDistance === 0n) {
    triggers.stopTrailing(order, undo);
    return;
  }
  const quote = quotes.get(order.symbolId);
  const now = order.side === 'buy' ? quote?.bid : quote?.ask;
  const goesOn = order.trailingSince !== quote?.seq ? triggers.bestOf(order) : undefined;
  triggers.trail(order, goesOn ?? now ?? 0, undo);
}

function updateMarginBook({ state: { margins }, undo }: Step, order: Order, before: Order | undefined): void {
  if (order.status === 'pending') return;
  if (!before && order.status === 'holding') margins.open(order);
  else margins.touch(order.customerId);
  undo.push(() => margins.touch(order.customerId));
}
