import type { Money, Price } from '@truemark/money';
import { useCopyMarks } from '../../api/live/copies.js';
import { useAccountMark } from '../../api/live/positions.js';
import { useQuote } from '../../api/live/quotes.js';
import type { Order } from '../../api/orders.js';

/**
 * An order's profit and price: pushed while open, settled afterwards. For a pending order the current fill price;
 * undefined while unknown.
 */
export function useLiveOrder(order: Order): { profit: Money; price: Price } {
  const copy = useCopyMarks(order.copy?.traderId)?.get(order.id);
  const position = useAccountMark()?.orders.get(order.id);
  const live = copy ?? position;
  const quote = useQuote(order.status === 'pending' ? order.symbol.code : undefined);
  if (order.status === 'holding' && live) return { profit: live.profit, price: live.closePrice };
  const now = order.side === 'buy' ? quote?.ask : quote?.bid;
  return { profit: order.profit, price: now ?? order.price };
}
