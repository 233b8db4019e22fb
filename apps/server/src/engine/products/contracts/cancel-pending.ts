import type { Step } from '../../kernel/step.js';
import { bookRelease } from './bookings.js';
import { putOrder } from './put-order.js';
import type { Order } from './tables/order.table.js';

/** Cancels a pending order and releases its reservation in full. `reason` is an i18n key shown to the customer. */
export function cancelPending(step: Step, order: Order, reason: string | null): Order {
  bookRelease(step, order);
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

/** Cancels all pending orders of a customer. */
export function cancelAllPending(step: Step, customerId: number, reason: string): void {
  for (const order of step.state.openOrdersOf(customerId)) {
    if (order.status === 'pending') cancelPending(step, order, reason);
  }
}
