import { useState } from 'react';
import { isOpen, type Order } from '../../api/orders.js';
import { useProof } from './useProof.js';

/** What can be done with an order, each on a sheet of its own. */
export type OrderAction = 'stops' | 'close' | 'cancel';

/**
 * The order that the customer looks at, as it stands in the list; one that left the list while he looks is asked for by
 * its number, so that the sheet tells how it ended.
 */
export function useLookedOrder(orders: readonly Order[]) {
  const [looked, setLooked] = useState<{ order: Order; sheet: 'detail' | OrderAction | null } | null>(null);
  const id = looked?.order.id;
  const listed = orders.find((order) => order.id === id);
  const isGone = looked !== null && looked.sheet !== null && listed === undefined;
  const { data } = useProof(id, isGone);
  const order = listed ?? (isGone ? data?.data.order : undefined) ?? looked?.order;
  const ended = order !== undefined && !isOpen(order);
  const sheet = looked?.sheet ?? null;
  return {
    order,
    /** Whatever he was about to do with an order that has ended: he sees how it ended instead. */
    sheet: ended && sheet !== null ? ('detail' as const) : sheet,
    look: (at: Order, to: 'detail' | OrderAction) => setLooked({ order: at, sheet: to }),
    dismiss: () => setLooked(looked && { ...looked, sheet: null }),
  };
}
