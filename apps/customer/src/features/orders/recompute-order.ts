import { conversionRate, profitOf, SAME_CURRENCY } from '@truemark/domain';
import type { OrderAudit } from '../../api/order-proof.js';

/**
 * Whether an order's prices and result, recomputed from the two recorded ticks and the terms pinned at placement, match
 * the record; null if nothing has closed yet. Rounded once to 6 decimals, half away from zero.
 */
export function orderAgrees({
  order,
  open,
  close,
  terms,
}: Pick<OrderAudit, 'order' | 'open' | 'close' | 'terms'>): boolean | null {
  if (order.status !== 'closed' || !open || !close) return null;
  const [from, to] = order.side === 'buy' ? [open.ask, close.bid] : [open.bid, close.ask];
  const { symbolId, bid, isInverse } = terms.closeRate ?? terms.openRate;
  const profit = profitOf({
    ...{ side: order.side, open: from, close: to, lots: order.lots, units: terms.units },
    rate: symbolId === null ? SAME_CURRENCY : conversionRate(bid, isInverse),
  });
  return from === order.openPrice && to === order.price && profit === order.profit;
}
