import { isOpen, type Order } from '../../api/orders.js';
import { type Looked, useLooked } from '../traded/useLooked.js';
import { useHasEnded } from './useLiveOrder.js';
import { useProof } from './useProof.js';

/** Actions of an order, each with its own sheet. */
export type OrderAction = 'stops' | 'close' | 'cancel';

/** The selected order and its open sheet. */
export interface LookedOrder extends Omit<Looked<Order, OrderAction>, 'row'> {
  readonly order: Order | undefined;
  /** It has left the list, and how it ended is not known yet. */
  readonly isLeaving: boolean;
}

/**
 * The selected order as listed. If it leaves the list meanwhile, it is fetched by number, so that the sheet shows how
 * it ended.
 */
export function useLookedOrder(orders: readonly Order[], hasRoom = false): LookedOrder {
  const { row, sheet, ...looked } = useLooked<Order, OrderAction>(hasRoom);
  const listed = orders.find(({ id }) => id === row?.id);
  const isGone = sheet !== null && listed === undefined;
  const { data } = useProof(row?.id, isGone);
  const order = listed ?? (isGone ? data?.data.order : undefined) ?? row;
  // One that is on a page of the list not loaded yet is still pushed.
  const isLeaving = useHasEnded(order) && isGone;
  return { ...looked, order, isLeaving, sheet: order && sheet !== null ? sheetOf(order, sheet) : sheet };
}

/** If the order ended or was filled meanwhile, the sheet shows that instead of the action. */
export function sheetOf(order: Order, sheet: 'detail' | OrderAction): 'detail' | OrderAction {
  const isOver = !isOpen(order) || (sheet === 'cancel' && order.status === 'holding');
  return isOver ? 'detail' : sheet;
}
