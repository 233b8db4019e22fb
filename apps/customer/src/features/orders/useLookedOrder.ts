import { isOpen, type Order } from '../../api/orders.js';
import { type Looked, useLooked } from '../traded/useLooked.js';
import { useProof } from './useProof.js';

/** What can be done with an order, each on a sheet of its own. */
export type OrderAction = 'stops' | 'close' | 'cancel';

/** The order that is looked at, and what is shown of it. */
export interface LookedOrder extends Omit<Looked<Order, OrderAction>, 'row'> {
  readonly order: Order | undefined;
}

/**
 * The order that the customer looks at, as it stands in the list; one that left the list while he looks is asked for by
 * its number, so that the sheet tells how it ended.
 */
export function useLookedOrder(orders: readonly Order[], hasRoom = false): LookedOrder {
  const { row, sheet, ...looked } = useLooked<Order, OrderAction>(hasRoom);
  const listed = orders.find(({ id }) => id === row?.id);
  const isGone = sheet !== null && listed === undefined;
  const { data } = useProof(row?.id, isGone);
  const order = listed ?? (isGone ? data?.data.order : undefined) ?? row;
  const ended = order !== undefined && !isOpen(order);
  // Whatever he was about to do with an order that has ended: he sees how it ended instead.
  return { ...looked, order, sheet: ended && sheet !== null ? 'detail' : sheet };
}
