import type { Step } from '../../kernel/step.js';
import { bookReservationBack } from './bookings.js';
import { putOrder } from './put-order.js';
import type { Order } from './tables/order.table.js';

/** Ends a pending order; what was set aside comes back in full. `reason` is a key that the customer reads. */
export function cancelPending(step: Step, order: Order, reason: string | null): Order {
  bookReservationBack(step, order);
  const cancelled: Order = {
    ...order,
    status: 'cancelled',
    closedAt: Math.max(step.now, order.createdAt),
    closeReason: reason,
  };
  putOrder(step, cancelled);
  step.emit({ type: 'order.cancelled', customerId: order.customerId, order: cancelled });
  return cancelled;
}

/** Ends everything of a customer that waits for a price. */
export function cancelAllPending(step: Step, customerId: number, reason: string): void {
  for (const order of step.state.openOrdersOf(customerId)) {
    if (order.status === 'pending') cancelPending(step, order, reason);
  }
}
