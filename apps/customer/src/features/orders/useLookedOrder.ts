import { useState } from 'react';
import { isOpen, type Order } from '../../api/orders.js';
import { useProof } from './useProof.js';

/** What can be done with an order, each on a sheet of its own. */
export type OrderAction = 'stops' | 'close' | 'cancel';

/** The order that is looked at, and what is shown of it. */
export interface LookedOrder {
  order: Order | undefined;
  sheet: 'detail' | OrderAction | null;
  /** Its detail stands beside the list, also while something is done with it. */
  beside: boolean;
  look: (at: Order, to: 'detail' | OrderAction) => void;
  dismiss: () => void;
  /** Ends what was done with it; a detail that stands beside the list stays. */
  done: () => void;
}

/**
 * The order that the customer looks at, as it stands in the list; one that left the list while he looks is asked for by
 * its number, so that the sheet tells how it ended.
 */
export function useLookedOrder(orders: readonly Order[], hasRoom = false): LookedOrder {
  const [looked, setLooked] = useState<Pick<LookedOrder, 'sheet'> & { order: Order; stays: boolean }>();
  const isLooking = looked !== undefined && looked.sheet !== null;
  const stays = isLooking && looked.stays;
  const id = looked?.order.id;
  const listed = orders.find((order) => order.id === id);
  const isGone = isLooking && listed === undefined;
  const { data } = useProof(id, isGone);
  const order = listed ?? (isGone ? data?.data.order : undefined) ?? looked?.order;
  const ended = order !== undefined && !isOpen(order);
  const show = (sheet: LookedOrder['sheet']) => setLooked(looked && { ...looked, sheet });
  return {
    order,
    /** Whatever he was about to do with an order that has ended: he sees how it ended instead. */
    sheet: ended && isLooking ? ('detail' as const) : (looked?.sheet ?? null),
    beside: hasRoom && stays,
    look: (at, to) => setLooked({ order: at, sheet: to, stays: to === 'detail' || stays }),
    dismiss: () => show(null),
    done: () => show(hasRoom && stays ? 'detail' : null),
  };
}
